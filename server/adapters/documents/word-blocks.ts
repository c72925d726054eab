import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import type { Block, Flow, Inline } from './content.ts';
import type { Direction } from '#core/text/direction.ts';
import {
  ACCENT,
  fontsFor,
  inlineRuns,
  languageTags,
  LINE,
  MUTED,
  textRuns,
  TINT,
} from './word-runs.ts';

/** Text width of an A4 page with 22 mm margins, in twentieths of a point. */
export const TEXT_WIDTH = 9412;
const INDENT = 400;
const HEADINGS = [
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
];
const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, color: LINE };
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** Where a block stands: how deep in lists, and in which quote, that one's depth with it. */
type Place = { depth: number; quote?: { dir: Direction; depth: number } };

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

const flowRuns = (node: Flow, style: Parameters<typeof inlineRuns>[2] = {}): ParagraphChild[] =>
  inlineRuns(node.c, node.dir, {
    font: fontsFor(node.lang),
    language: languageTags(node.lang),
    ...style,
  });

/**
 * A paragraph of a flow, in its own direction; a bidirectional one starts at the right by itself,
 * and one in a list or table of another direction stands at that one's edge.
 */
export const flowParagraph = (
  node: Flow,
  options: Omit<IParagraphOptions, 'children'> = {},
  style: Parameters<typeof inlineRuns>[2] = {},
): Paragraph =>
  new Paragraph({
    ...options,
    bidirectional: node.dir === 'rtl',
    ...(node.edge && node.edge !== node.dir && { alignment: AlignmentType.END }),
    ...(node.open && { spacing: { ...options.spacing, after: 0 } }),
    children: flowRuns(node, style),
  });

/** Points between a quote's bar and its text, and how many Word allows at most. */
const BAR_ROOM = 8;
const MAX_ROOM = 31;
/** The bar at a quote's side: in one line, however deep in a list the text is. */
const bar = ({ depth, quote }: Place): Omit<IParagraphOptions, 'children'> => {
  if (!quote) return {};
  const room = BAR_ROOM + ((depth - quote.depth) * INDENT) / 20;
  const space = Math.min(room, MAX_ROOM);
  const edge = { style: BorderStyle.SINGLE, size: 18, color: ACCENT, space };
  return { border: quote.dir === 'rtl' ? { right: edge } : { left: edge } };
};

const placed = (place: Place): Omit<IParagraphOptions, 'children'> => {
  const indent = place.depth * INDENT + (place.quote ? 200 : 0);
  return { ...(indent > 0 && { indent: { start: indent } }), ...bar(place) };
};

/** The mark without width that makes signs at a text's ends belong to it, where the text around goes the other way. */
const MARKS = { ltr: '\u200e', rtl: '\u200f' };
const isolated = (node: Flow, around: Direction): Flow => {
  if (node.dir === around || node.c.length === 0) return node;
  const mark: Inline = { t: 'text', v: MARKS[node.dir] };
  return { ...node, c: [mark, ...node.c, mark] };
};

const codeParagraph = (node: { v: Inline[] }, place: Place): Paragraph =>
  new Paragraph({
    ...placed({ depth: place.depth }),
    style: 'PromptCodeBlock',
    bidirectional: false,
    children: inlineRuns(node.v, 'ltr'),
  });

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
        // The marker stands at the list's edge, whatever the item's own direction is.
        bidirectional: node.dir === 'rtl',
        ...bar(place),
        ...(task
          ? { indent: { start: inner.depth * INDENT, hanging: 280 } }
          : { numbering: { reference, level, instance } }),
        // The bar stands where it does beside the quote's paragraphs.
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

type Cell = { paragraph: Paragraph };

/** A table with a repeated header row; rows are given as ready paragraphs. */
export const wordTable = (
  rows: readonly (readonly Cell[])[],
  widths: readonly number[],
  dir: Direction,
): Table => {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const columns = widths.map((width) => Math.floor((width / total) * TEXT_WIDTH));
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: columns,
    visuallyRightToLeft: dir === 'rtl',
    borders: {
      top: NO_LINE,
      left: NO_LINE,
      right: NO_LINE,
      bottom: HAIRLINE,
      insideHorizontal: HAIRLINE,
      insideVertical: NO_LINE,
    },
    margins: { top: 70, bottom: 70, left: 110, right: 110 },
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: index === 0,
          children: row.map(
            (cell, column) =>
              new TableCell({
                width: { size: columns[column] ?? 0, type: WidthType.DXA },
                ...(index === 0 && { shading: { type: ShadingType.CLEAR, fill: TINT } }),
                children: [cell.paragraph],
              }),
          ),
        }),
    ),
  });
};

/** Where a cell's text stands: its column's side, else the table's. Word names sides by a paragraph's start. */
const alignment = (
  wanted: 'left' | 'center' | 'right' | null | undefined,
  cell: Direction,
  table: Direction,
) => {
  if (wanted === 'center') return AlignmentType.CENTER;
  const side = wanted ?? (table === 'rtl' ? 'right' : 'left');
  return (side === 'right') === (cell === 'rtl') ? AlignmentType.START : AlignmentType.END;
};

/** A little room between two blocks: a line of six points. */
const room = () =>
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
