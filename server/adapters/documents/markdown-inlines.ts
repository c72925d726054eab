import type { Nodes, PhrasingContent } from 'mdast';
import { plainText } from './inline-text.ts';
import type { Inline } from './content.ts';
import type { Direction } from '#core/text/direction.ts';
import { safeAddress } from './sanitize.ts';

const MAX_INLINE_DEPTH = 5;

/** Longest run without a space that a line surely holds. */
export const LONGEST_WORD = 40;

/** Marks around a variable's name while Markdown is parsed: noncharacters, which no sanitised text holds. */
const MARKED = /\uFDD0([^\uFDD0\uFDD1]*)\uFDD1/g;

/** Settings of a body while its Markdown is read. */
export type Context = {
  direction: 'auto' | Direction;
  fallback: Direction;
  language: string;
  definitions: Map<string, string>;
  /** Longest run without a space in a table's column. */
  longest?: number;
};

/** Text with its marked variables as they are written. */
export const unmark = (text: string): string => text.replace(MARKED, '{{$1}}');

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

/** Inline Markdown as pieces; what is nested too deeply becomes plain text. */
export const inlines = (
  nodes: readonly PhrasingContent[],
  context: Context,
  depth = 0,
): Inline[] => {
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
      // Alternative text and address instead of the picture, which would have to be fetched.
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
