import type { List, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
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
import { safeAddress } from './sanitize.ts';

const MAX_BLOCK_DEPTH = 6;
const MAX_INLINE_DEPTH = 5;
const MAX_COLUMNS = 12;
/** Longest run without a space that a line surely holds. */
const LONGEST_WORD = 40;

const SPACE: Inline = { t: 'text', v: ' ' };
/** Noncharacters that no sanitised text holds stand around a variable's name while Markdown is parsed. */
const MARKED = /\uFDD0([^\uFDD0\uFDD1]*)\uFDD1/g;

type Context = {
  direction: 'auto' | Direction;
  fallback: Direction;
  language: string;
  definitions: Map<string, string>;
  /** Longest run without a space in a table's column. */
  longest?: number;
};

const unmark = (text: string): string => text.replace(MARKED, '{{$1}}');

/** Text with its over-long words made breakable, and line ends kept. */
export const breakable = (text: string, longest = LONGEST_WORD): Inline[] => {
  const pieces: Inline[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) pieces.push({ t: 'break' });
    let start = 0;
    for (const word of line.matchAll(
      /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{7,}/gu,
    )) {
      const characters = Array.from(word[0]);
      if (characters.length <= longest) continue;
      let end = word.index;
      for (let at = 0; at + longest < characters.length; at += longest) {
        end += characters.slice(at, at + longest).join('').length;
        pieces.push({ t: 'text', v: line.slice(start, end) }, { t: 'split' });
        start = end;
      }
    }
    if (start < line.length) pieces.push({ t: 'text', v: line.slice(start) });
  }
  return pieces;
};

/** A text with marked variables as inline pieces. */
export const textPieces = (text: string, longest?: number): Inline[] => {
  const pieces: Inline[] = [];
  let start = 0;
  for (const match of text.matchAll(MARKED)) {
    pieces.push(...breakable(text.slice(start, match.index), longest), {
      t: 'variable',
      v: match[1] ?? '',
    });
    start = match.index + match[0].length;
  }
  pieces.push(...breakable(text.slice(start), longest));
  return pieces;
};

const link = (address: string | undefined, children: Inline[]): Inline[] => {
  const written = unmark(address ?? '');
  const url = safeAddress(written);
  const shown = plainText(children).trim();
  const bare = written.replace(/^mailto:/i, '').replace(/\/$/, '');
  const differs = written !== '' && ![written, bare].includes(shown.replace(/\/$/, ''));
  const show = differs && !bare.endsWith(`//${shown}`) ? written.slice(0, 2048) : undefined;
  return [{ t: 'link', c: children, ...(url && { url }), ...(show && { show }) }];
};

const inlines = (nodes: readonly PhrasingContent[], context: Context, depth = 0): Inline[] => {
  if (depth >= MAX_INLINE_DEPTH) {
    const deepText = (node: Nodes): string =>
      'children' in node ? node.children.map(deepText).join('') : 'value' in node ? node.value : '';
    return nodes.flatMap((node) => textPieces(deepText(node)));
  }
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
      case 'html':
        return textPieces(node.value, context.longest);
      case 'break':
        return [{ t: 'break' }];
      case 'inlineCode':
        return textPieces(node.value.replaceAll('\\{{', '{{')).map((piece) =>
          piece.t === 'text' ? { t: 'code', v: piece.v } : piece,
        );
      case 'strong':
      case 'emphasis':
        return [{ t: node.type, c: inlines(node.children, context, depth + 1) }];
      case 'delete':
        return [{ t: 'strike', c: inlines(node.children, context, depth + 1) }];
      case 'link':
        return link(node.url, inlines(node.children, context, depth + 1));
      case 'linkReference': {
        const children = inlines(node.children, context, depth + 1);
        return link(context.definitions.get(node.identifier), children);
      }
      // A picture would have to be fetched: its text and its address stand for it.
      case 'image':
        return link(node.url, textPieces(node.alt || node.url));
      case 'imageReference':
        return link(
          context.definitions.get(node.identifier),
          textPieces(node.alt || node.identifier),
        );
      default:
        return [{ t: 'text', v: `[${unmark(node.label ?? node.identifier)}]` }];
    }
  });
};

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

const definitionsOf = (tree: Root): Map<string, string> => {
  const found = new Map<string, string>();
  const visit = (node: Nodes, depth: number): void => {
    if (node.type === 'definition' && !found.has(node.identifier)) {
      found.set(node.identifier, node.url);
    }
    if ('children' in node && depth < 60)
      for (const child of node.children) visit(child, depth + 1);
  };
  visit(tree, 0);
  return found;
};

/** Headings without gaps (1, 2, 2, 3 …): a tagged PDF may not skip a level. */
const closeHeadingGaps = (tree: readonly Block[]): Block[] => {
  const open: number[] = [];
  return tree.map((block): Block => {
    if (block.k === 'quote') return { ...block, c: flatHeadings(block.c) };
    if (block.k === 'list') {
      return { ...block, items: block.items.map((item) => ({ ...item, c: flatHeadings(item.c) })) };
    }
    if (block.k !== 'heading') return block;
    while (open.length > 0 && (open.at(-1) ?? 0) >= block.level) open.pop();
    open.push(block.level);
    return { ...block, level: Math.min(open.length, 4) };
  });
};

/** Inside lists and quotes a heading is a bold paragraph: it is no part of the outline. */
const flatHeadings = (tree: readonly Block[]): Block[] =>
  tree.map((block): Block => {
    if (block.k === 'heading') {
      return { k: 'paragraph', dir: block.dir, lang: block.lang, c: [{ t: 'strong', c: block.c }] };
    }
    if (block.k === 'quote') return { ...block, c: flatHeadings(block.c) };
    if (block.k === 'list') {
      return { ...block, items: block.items.map((item) => ({ ...item, c: flatHeadings(item.c) })) };
    }
    return block;
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
  const tree = fromMarkdown(marked, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  context.definitions = definitionsOf(tree);
  return closeHeadingGaps(blocks(tree.children, context));
};
