import type { Inline } from './content.ts';

/** What has no text of its own: a line's end parts words, a place where a long one may break does not. */
const gap = (node: { t: string }): string => (node.t === 'split' ? '' : ' ');

export const plainText = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => ('c' in node ? plainText(node.c) : 'v' in node ? node.v : gap(node)))
    .join('');

const words = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if ('c' in node) return words(node.c);
      if (node.t === 'variable' || node.t === 'code') return ' ';
      return 'v' in node ? node.v : gap(node);
    })
    .join('');

/** What tells a text's direction: its prose; the names of its blanks and its code where there is no other letter. */
export const proseText = (nodes: readonly Inline[]): string => {
  const prose = words(nodes);
  return /\p{L}/u.test(prose) ? prose : plainText(nodes);
};
