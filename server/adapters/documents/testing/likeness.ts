import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Words without what is never seen (compatibility forms, direction marks, joiners); Han characters one by one. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .match(/\p{Script=Han}|[[\p{L}\p{M}\p{N}_]--[\p{Script=Han}]]+/gv) ?? [];

const LEAVES = new Set(['paragraph', 'heading', 'tableCell', 'code']);

const visible = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(visible).join('') : ' ';
};

/** A body's visible words, block by block; read apart from the product's own reading of Markdown. */
export const blockWords = (body: string): string[][] => {
  const blocks: string[][] = [];
  const visit = (node: Nodes): void => {
    if (LEAVES.has(node.type)) blocks.push(wordsOf(visible(node)));
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
  return blocks.filter((words) => words.length > 0);
};

/** Length of the longest common subsequence of two lists of words. */
const commonLength = (left: readonly string[], right: readonly string[]): number => {
  let above = new Uint32Array(right.length + 1);
  for (const word of left) {
    const row = new Uint32Array(right.length + 1);
    for (const [index, other] of right.entries()) {
      row[index + 1] =
        word === other ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0);
    }
    above = row;
  }
  return above[right.length] ?? 0;
};

/** How much of a text came out: counts, so that many can be added up. */
export type Likeness = {
  words: number;
  /** Words found anywhere, as a search would find them. */
  found: number;
  /** Words found in their order: the longest common subsequence. */
  ordered: number;
  blocks: number;
  /** Blocks whose words stand together and in order. */
  exact: number;
};

export const likeness = (source: readonly string[][], extracted: string): Likeness => {
  const words = source.flat();
  const read = wordsOf(extracted);
  const left = new Map<string, number>();
  for (const word of read) left.set(word, (left.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    found += 1;
  }
  const whole = ` ${read.join(' ')} `;
  const exact = source.filter((block) => whole.includes(` ${block.join(' ')} `)).length;
  return {
    words: words.length,
    found,
    ordered: commonLength(words, read),
    blocks: source.length,
    exact,
  };
};

export const addLikeness = (one: Likeness, other: Likeness): Likeness => ({
  words: one.words + other.words,
  found: one.found + other.found,
  ordered: one.ordered + other.ordered,
  blocks: one.blocks + other.blocks,
  exact: one.exact + other.exact,
});
