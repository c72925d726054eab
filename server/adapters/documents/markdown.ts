import type { List, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { plainText, proseText } from './inline-text.ts';
import type { Block, Flow, Inline, ListItem } from './content.ts';
import { findVariables } from '#core/template/parse.ts';
import { blockText, oneEdge, separateLines } from './block-directions.ts';
import { type Direction, textDirection } from '#core/text/direction.ts';
import { paragraphLanguage } from './direction.ts';
import { isPathological } from './guard.ts';
import { closeHeadingGaps } from './headings.ts';
import { definitionsOf } from './link-definitions.ts';
import { type Context, LONGEST_WORD, inlines, textPieces, unmark } from './markdown-inlines.ts';
import { openCodeAsText } from './open-code.ts';

const MAX_BLOCK_DEPTH = 6;
const MAX_COLUMNS = 12;
const SPACE: Inline = { t: 'text', v: ' ' };

const directionOf = (text: string, context: Context): Direction =>
  context.direction === 'auto' ? (textDirection(text) ?? context.fallback) : context.direction;

const flow = (children: Inline[], context: Context): Flow => ({
  dir: directionOf(proseText(children), context),
  lang: paragraphLanguage(plainText(children), context.language),
  c: children,
});

/** Paragraphs of a text: one, or one for each line where the lines' directions differ. */
const paragraphs = (children: Inline[], context: Context): Block[] =>
  separateLines(children.length > 0 ? flow(children, context) : flow([], context), (line) =>
    flow(line, context),
  ).map((line): Block => ({ k: 'paragraph', ...line }));

const list = (node: List, context: Context, depth: number): Block[] => {
  const items = node.children.map((item): ListItem => {
    const checked = item.checked ?? undefined;
    return {
      c: blocks(item.children, context, depth + 1),
      ...(checked !== undefined && { checked }),
    };
  });
  if (depth >= MAX_BLOCK_DEPTH) return items.flatMap((item) => item.c);
  const dir = directionOf(blockText(items.flatMap((item) => item.c)), context);
  const block: Block = {
    k: 'list',
    dir,
    items: items.map((item) => ({ ...item, c: oneEdge(item.c, dir) })),
    ...(node.ordered === true && { start: node.start ?? 1 }),
  };
  return [block];
};

const table = (node: Table, context: Context): Block[] => {
  const columns = Math.max(1, ...node.children.map((row) => row.children.length));
  const narrow = { ...context, longest: Math.max(6, Math.floor(LONGEST_WORD / columns)) };
  const rows = node.children.map((row) =>
    row.children.map((cell) => flow(inlines(cell.children, narrow), context)),
  );
  if (columns > MAX_COLUMNS) {
    return rows.flat().map((cell): Block => ({ k: 'paragraph', ...cell }));
  }
  for (const row of rows) while (row.length < columns) row.push(flow([], context));
  const align = Array.from({ length: columns }, (_, index) => node.align?.[index] ?? null);
  const dir = directionOf(proseText(rows.flat().flatMap((cell) => [...cell.c, SPACE])), context);
  return [{ k: 'table', dir, align, rows }];
};

const blocks = (nodes: readonly RootContent[], context: Context, depth = 0): Block[] =>
  nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'heading': {
        const children = inlines(node.children, context);
        // A heading without a word is no heading: PDF/UA refuses it.
        if (plainText(children).trim() === '') return [];
        return [{ k: 'heading', level: node.depth, ...flow(children, context) }];
      }
      case 'paragraph':
        return paragraphs(inlines(node.children, context), context);
      case 'html':
        return paragraphs(textPieces(node.value), context);
      case 'code':
        return [{ k: 'code', v: textPieces(node.value.replaceAll('\\{{', '{{')) }];
      case 'blockquote': {
        const children = blocks(node.children, context, depth + 1);
        if (depth >= MAX_BLOCK_DEPTH) return children;
        return [{ k: 'quote', dir: directionOf(blockText(children), context), c: children }];
      }
      case 'list':
        return list(node, context, depth);
      case 'table':
        return table(node, context);
      case 'thematicBreak':
        return [{ k: 'rule' }];
      case 'footnoteDefinition': {
        const [first, ...rest] = blocks(node.children, context, depth + 1);
        const label: Inline = { t: 'text', v: `[${unmark(node.label ?? node.identifier)}] ` };
        return first?.k === 'paragraph' ? [{ ...first, c: [label, ...first.c] }, ...rest] : [];
      }
      default:
        return [];
    }
  });

/** YAML between two rules at the very start: settings, which Markdown would take for a heading. */
const FRONT_MATTER = /^---[ \t]*\n(?=[\w-]+:)(?:(?!---)[^\n]*\n){1,60}---[ \t]*(?:\n|$)/;

const marking = (body: string): string => {
  let marked = '';
  let end = 0;
  for (const blank of findVariables(body)) {
    marked += `${body.slice(end, blank.start)}\uFDD0${blank.name}\uFDD1`;
    end = blank.end;
  }
  return marked + body.slice(end);
};

/** A prompt's body (CommonMark and GFM, sanitised) as blocks; `fallback` is for text without letters. */
export const bodyBlocks = (
  body: string,
  options: { direction: 'auto' | Direction; fallback: Direction; language: string },
): Block[] => {
  const context: Context = { ...options, definitions: new Map() };
  const front = FRONT_MATTER.exec(body);
  if (front) {
    const rest = bodyBlocks(body.slice(front[0].length), options);
    return [{ k: 'code', v: textPieces(marking(front[0].trimEnd())) }, ...rest];
  }
  const marked = marking(body);
  if (isPathological(marked)) {
    return marked
      .split(/\n[ \t]*\n/)
      .filter((part) => part.trim() !== '')
      .flatMap((part) => paragraphs(textPieces(part), context));
  }
  const tree = fromMarkdown(marked, {
    extensions: [gfm(), openCodeAsText],
    mdastExtensions: [gfmFromMarkdown()],
  });
  context.definitions = definitionsOf(tree);
  return closeHeadingGaps(blocks(tree.children, context));
};
