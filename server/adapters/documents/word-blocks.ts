import { HeadingLevel, LineRuleType, Paragraph, Table } from 'docx';
import type { Block, Flow } from './content.ts';
import { ACCENT, MUTED, textRuns } from './word-runs.ts';
import { HAIRLINE, alignment, wordTable } from './word-tables.ts';
import {
  HEADINGS,
  INDENT,
  type Place,
  bar,
  codeParagraph,
  flowParagraph,
  flowRuns,
  isolated,
  placed,
} from './word-paragraphs.ts';

/** The numberings that a document's ordered lists need, one reference for each start value. */
export class ListNumbers {
  readonly starts = new Set<number>();
  private instances = 0;

  next(start: number | undefined): { reference: string; instance: number } {
    this.instances += 1;
    if (start === undefined) return { reference: 'bullets', instance: 0 };
    this.starts.add(start);
    return { reference: `ordered-${start}`, instance: this.instances };
  }
}

const list = (
  node: Extract<Block, { k: 'list' }>,
  place: Place,
  numbers: ListNumbers,
): Array<Paragraph | Table> => {
  const { reference, instance } = numbers.next(node.start);
  const level = Math.min(place.depth, 8);
  const inner = { ...place, depth: place.depth + 1 };
  const style = place.quote ? { color: MUTED } : {};
  return node.items.flatMap((item) => {
    const [head, ...rest] = item.c;
    const first: Flow = head?.k === 'paragraph' ? head : { dir: node.dir, lang: 'en', c: [] };
    const others = head?.k === 'paragraph' ? rest : item.c;
    const task = item.checked === undefined ? '' : item.checked ? '☑ ' : '☐ ';
    return [
      new Paragraph({
        style: 'ListParagraph',
        // The marker is at the list's edge, whatever the item's own direction is.
        bidirectional: node.dir === 'rtl',
        ...bar(place),
        ...(task
          ? { indent: { start: inner.depth * INDENT, hanging: 280 } }
          : { numbering: { reference, level, instance } }),
        // The bar is at the same place as next to the quote's paragraphs.
        ...(place.quote && { indent: { start: inner.depth * INDENT + 100, hanging: 300 } }),
        ...(first.open && { spacing: { after: 0 } }),
        children: [
          ...textRuns(task, node.dir, { color: ACCENT }),
          ...flowRuns(isolated(first, node.dir), style),
        ],
      }),
      ...wordBlocks(others, numbers, inner),
    ];
  });
};

/** A little room between two blocks: a line of six points. */
export const room = () =>
  new Paragraph({ spacing: { before: 0, after: 0, line: 120, lineRule: LineRuleType.EXACT } });

/** Body blocks as Word's own paragraphs, lists and tables. */
export const wordBlocks = (
  nodes: readonly Block[],
  numbers: ListNumbers,
  place: Place = { depth: 0 },
): Array<Paragraph | Table> =>
  nodes.flatMap((node, at): Array<Paragraph | Table> => {
    switch (node.k) {
      case 'paragraph':
        return [flowParagraph(node, placed(place), place.quote ? { color: MUTED } : {})];
      case 'heading':
        return [
          flowParagraph(node, { heading: HEADINGS[node.level - 1] ?? HeadingLevel.HEADING_5 }),
        ];
      case 'rule':
        return [
          new Paragraph({ border: { bottom: { ...HAIRLINE, space: 1 } }, spacing: { after: 240 } }),
        ];
      case 'code':
        // Word draws one box around neighbours of one style.
        return [...(nodes[at - 1]?.k === 'code' ? [room()] : []), codeParagraph(node, place)];
      case 'quote': {
        const depth = place.depth + (place.quote ? 1 : 0);
        return wordBlocks(node.c, numbers, { depth, quote: { dir: node.dir, depth } });
      }
      case 'list':
        return list(node, place, numbers);
      default: {
        const rows = node.rows.map((row, index) =>
          row.map((cell, column) => {
            const options = {
              spacing: { before: 0, after: 0 },
              alignment: alignment(node.align[column], cell.dir, node.dir),
            };
            return { paragraph: flowParagraph(cell, options, index === 0 ? { bold: true } : {}) };
          }),
        );
        const widths = node.align.map(() => 1);
        // Word sets a table close to its neighbours.
        return [room(), wordTable(rows, widths, node.dir), room()];
      }
    }
  });
