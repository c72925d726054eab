import { hasSpaces } from '#core/language/scripts.ts';
import { foldText } from '#core/text/fold.ts';
import type { Grammar } from './grammar.ts';

export type MaterialForm = 'code' | 'quote' | 'pasted';

/** A goal taken apart: what asks, and a text that was pasted in, kept byte for byte. */
export type Goal = {
  whole: string;
  asking: string;
  material?: { text: string; form: MaterialForm };
};

const LEAST_PASTED = 12;
const MAX_ASKING = 400;

const CODE_LINE =
  /^[ \t]*(?:def |class |function |const |let |var |import |from \w+ import |#include|public |private |return |if ?\(|for ?\(|while ?\(|SELECT |select |INSERT |CREATE |<\/?[a-z]|@\w|\}|\{|\/\/|# )|[;{}]$|=>|\)\s?:$/u;
const INDENTED = /^(?: {2,}|\t)\S/u;

/** Delimiters around a material. */
const around = (before: string, after: string) =>
  [before.trim(), after.trim()].filter((part) => part !== '').join('\n\n');

function split(text: string, start: number, end: number, form: MaterialForm, skip = 0): Goal {
  const asking = around(text.slice(0, start - skip), text.slice(end + skip));
  return { whole: text, asking, material: { text: text.slice(start, end), form } };
}

function fenced(text: string): Goal | undefined {
  const open = text.indexOf('```');
  const close = text.lastIndexOf('```');
  if (open < 0 || close <= open) return undefined;
  const line = text.indexOf('\n', open);
  const start = line >= 0 && line < close ? line + 1 : open + 3;
  const end = text[close - 1] === '\n' ? close - 1 : close;
  const asking = around(text.slice(0, open), text.slice(close + 3));
  return end > start
    ? { whole: text, asking, material: { text: text.slice(start, end), form: 'code' } }
    : undefined;
}

function code(text: string): Goal | undefined {
  const lines = text.split('\n');
  const like = lines.map((line) => CODE_LINE.test(line));
  const first = like.indexOf(true);
  if (first < 0) return undefined;
  let last = like.lastIndexOf(true);
  while (INDENTED.test(lines[last + 1] ?? '')) last += 1;
  const inside = lines.slice(first, last + 1);
  if (inside.length < 2 || first + (lines.length - last - 1) === 0) return undefined;
  const start = lines.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0);
  return split(text, start, start + inside.join('\n').length, 'code');
}

const QUOTES: ReadonlyArray<readonly [string, string]> = [
  ['“', '”'],
  ['«', '»'],
  ['「', '」'],
  ['"', '"'],
];
const LEAST_QUOTED = 40;

function quoted(text: string): Goal | undefined {
  for (const [open, close] of QUOTES) {
    const start = text.indexOf(open);
    const end = text.lastIndexOf(close);
    if (start >= 0 && end - start - 1 >= LEAST_QUOTED)
      return split(text, start + 1, end, 'quote', 1);
  }
  return undefined;
}

/** What follows the first colon, or is separated from the asking paragraph by an empty line. */
function pasted(text: string, grammar: Grammar): Goal | undefined {
  const colon = text.search(/[:：]/u);
  if (colon > 0 && colon <= MAX_ASKING && !/^\/\/|^\d/u.test(text.slice(colon + 1))) {
    const rest = text.slice(colon + 1);
    const start = colon + 1 + (rest.length - rest.trimStart().length);
    const end = text.trimEnd().length;
    if (end - start >= LEAST_PASTED && asksSomething(text.slice(0, colon), grammar))
      return { ...split(text, start, end, 'pasted'), asking: text.slice(0, colon).trim() };
  }
  const gap = text.indexOf('\n\n');
  const lastGap = text.lastIndexOf('\n\n');
  if (gap < 0) return undefined;
  const opening = text.slice(0, gap);
  if (opening.length <= MAX_ASKING && asksSomething(opening, grammar))
    return { ...split(text, gap + 2, text.trimEnd().length, 'pasted'), asking: opening.trim() };
  const closing = text.slice(lastGap + 2);
  if (closing.length <= MAX_ASKING && asksSomething(closing, grammar))
    return { ...split(text, 0, lastGap, 'pasted'), asking: closing.trim() };
  return undefined;
}

/** Whether a sentence asks: one of its first words does, or it ends in a question mark. */
export function asksSomething(sentence: string, grammar: Grammar): boolean {
  if (/[?？؟]\s?$/u.test(sentence)) return true;
  const folded = foldText(sentence.trim());
  if (!hasSpaces(grammar.language))
    return [...grammar.asksSet].some((ask) => folded.slice(0, 12).includes(ask));
  return folded
    .split(/[^\p{L}\p{N}']+/u)
    .slice(0, 6)
    .some((word) => grammar.asksSet.has(word));
}

export function readGoal(text: string, grammar: Grammar): Goal {
  return (
    fenced(text) ??
    code(text) ??
    quoted(text) ??
    pasted(text, grammar) ?? { whole: text, asking: text.trim() }
  );
}

/** Sentences of the asking part, at most eight. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？؟…])\s+|\n+|(?<=[。！？])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .slice(0, 8);
}
