import { hasSpaces } from '#core/language/scripts.ts';
import { foldGoal } from './fold-goal.ts';
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
/** A line that is code on its own: a whole query or statement. */
const CODE_ALONE =
  /^[ \t]*(?:select\b.+\bfrom\b|insert into\b|update\b.+\bset\b.+=|delete from\b|create table\b|(?:const|let|var) \w+ ?=.+;?$|(?:def|function) \w+ ?\(.*\)\s?[:{])/iu;
/** Lines that are code beside code: a loop's head, an assignment, a call. */
const CODE_BESIDE =
  /^[ \t]*(?:(?:for|while|if|elif|else|with|try|except)\b.*:|[A-Za-z_$][\w.$[\]'"]* ?[-+*/]?= ?[^=\s].*|[A-Za-z_$][\w.$]*\(.*\);?)$/u;

/** What asks before a material and after it, without the full stop of a sentence that ended in a quotation. */
const around = (before: string, after: string) =>
  [before.trim(), after.trim()].filter((part) => /[\p{L}\p{N}?？؟]/u.test(part)).join('\n\n');

const withoutColon = (text: string) =>
  text
    .trim()
    .replace(/[:：]$/u, '')
    .trim();

function split(text: string, start: number, end: number, form: MaterialForm, skip = 0): Goal {
  const asking = withoutColon(around(text.slice(0, start - skip), text.slice(end + skip)));
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
  const beside = (at: number) =>
    INDENTED.test(lines[at] ?? '') || CODE_BESIDE.test(lines[at] ?? '');
  let first = like.indexOf(true);
  let last = like.lastIndexOf(true);
  // Without a line that only code has, two that follow each other are code too: a loop without brackets.
  if (first < 0)
    first = last = lines.findIndex((_, at) => CODE_BESIDE.test(lines[at] ?? '') && beside(at + 1));
  if (first < 0) return undefined;
  while (first > 0 && beside(first - 1)) first -= 1;
  // A call below an empty line still belongs to the code.
  for (;;) {
    if (beside(last + 1)) last += 1;
    else if (lines[last + 1]?.trim() === '' && CODE_BESIDE.test(lines[last + 2] ?? '')) last += 2;
    else break;
  }
  const inside = lines.slice(first, last + 1);
  if (inside.length < 2 && !CODE_ALONE.test(inside[0] ?? '')) return undefined;
  if (first + (lines.length - last - 1) === 0) return undefined;
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

/** Whether a text in quotes is what the goal closes or a line opens with, whatever it quotes itself. */
const isWhole = (before: string, after: string) =>
  /(?:^|[:：\n])\s*$/u.test(before) && /^[.。]?\s*(?:$|\n)/u.test(after);

function quoted(text: string): Goal | undefined {
  for (const [open, close] of QUOTES) {
    const start = text.indexOf(open);
    const end = text.lastIndexOf(close);
    if (start < 0 || end - start - 1 < LEAST_QUOTED) continue;
    if (isWhole(text.slice(0, start), text.slice(end + 1)))
      return split(text, start + 1, end, 'quote', 1);
    // Several short quotations are words of the request: what is between two of them is not quoted.
    let from = start;
    while (from >= 0) {
      const to = text.indexOf(close, from + 1);
      if (to - from - 1 >= LEAST_QUOTED) return split(text, from + 1, to, 'quote', 1);
      from = to < 0 ? -1 : text.indexOf(open, to + 1);
    }
  }
  return undefined;
}

/** A line as short as a heading, before notes that ask for nothing. */
const MAX_HEADING = 80;
const LEAST_NOTES = 100;
/** A colon after which a material may begin: not of a time or an address. */
export const COLON = /[:：](?!\d|\/\/)/u;

/** Names after a colon, which belong to the request: "into a table: name, hours, rate". */
export const LIST_AFTER_COLON =
  /[:：]\s*(?:[^\s,，、.。!?:：]+(?: [^\s,，、.。!?:：]+){0,2}[,，、]\s*){2,}[^,，、.。!?:：\n]{1,30}$/u;

/** What an empty line separates from the paragraph that asks. */
function apart(text: string, grammar: Grammar): Goal | undefined {
  const gap = text.indexOf('\n\n');
  if (gap < 0) return undefined;
  const opening = text.slice(0, gap).trim();
  const rest = text.slice(gap + 2).trim();
  const heads =
    opening.length <= MAX_HEADING &&
    rest.length >= LEAST_NOTES &&
    !sentencesOf(rest).some((sentence) => beginsAsking(sentence, grammar));
  if (
    opening.length <= MAX_ASKING &&
    (LIST_AFTER_COLON.test(opening) ||
      (!COLON.test(withoutColon(opening)) && (heads || asksSomething(opening, grammar))))
  )
    return {
      ...split(text, gap + 2, text.trimEnd().length, 'pasted'),
      asking: withoutColon(opening),
    };
  return undefined;
}

/** What follows the first colon of the opening paragraph. */
function afterColon(text: string, grammar: Grammar): Goal | undefined {
  const colon = text.search(/[:：]/u);
  if (colon <= 0 || colon > MAX_ASKING || /^\/\/|^\d/u.test(text.slice(colon + 1)))
    return undefined;
  const rest = text.slice(colon + 1);
  const start = colon + 1 + (rest.length - rest.trimStart().length);
  const end = text.trimEnd().length;
  if (end - start < LEAST_PASTED || !asksSomething(text.slice(0, colon), grammar)) return undefined;
  const within = QUOTES.some(
    ([open, close]) =>
      text[start] === open && text[end - 1] === close && end - start > LEAST_PASTED,
  );
  const cut = within
    ? split(text, start + 1, end - 1, 'pasted')
    : split(text, start, end, 'pasted');
  return { ...cut, asking: text.slice(0, colon).trim() };
}

function pasted(text: string, grammar: Grammar): Goal | undefined {
  const found = apart(text, grammar) ?? afterColon(text, grammar);
  if (found) return found;
  const lastGap = text.lastIndexOf('\n\n');
  const closing = text.slice(lastGap + 2);
  return lastGap >= 0 && closing.length <= MAX_ASKING && asksSomething(closing, grammar)
    ? { ...split(text, 0, lastGap, 'pasted'), asking: closing.trim() }
    : undefined;
}

/** Shorter words are too near to others to be a typo of one. */
const LEAST_TYPED = 6;

/** Whether a word asks, also where two of its letters changed places: "trasnlate". */
function isAsk(word: string, asks: ReadonlySet<string>): boolean {
  if (asks.has(word)) return true;
  if (word.length < LEAST_TYPED) return false;
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
  ).some((swapped) => asks.has(swapped));
}

/** Whether a sentence begins with a word that asks, where notes only hold one: "Marketing want the banner". */
export function beginsAsking(sentence: string, { language, asksSet }: Grammar): boolean {
  if (/[?？؟]\s?$/u.test(sentence)) return true;
  // An arrow or a dash before it says nothing: "-> correct this".
  const folded = foldGoal(sentence).replace(/^[^\p{L}\p{N}]+/u, '');
  return hasSpaces(language)
    ? isAsk(folded.split(/[^\p{L}\p{N}']+/u, 1)[0] ?? '', asksSet)
    : [...asksSet].some((ask) => folded.startsWith(ask));
}

const CLAUSES = /[,，、;；]/u;

/** Whether a sentence asks: one of its first words does, or it ends in a question mark. */
export function asksSomething(sentence: string, grammar: Grammar): boolean {
  if (/[?？؟]\s?$/u.test(sentence)) return true;
  const folded = foldGoal(sentence.trim());
  if (!hasSpaces(grammar.language))
    return folded.split(CLAUSES).some((clause) => {
      const start = clause.trim().slice(0, 12);
      return [...grammar.asksSet].some((ask) => start.includes(ask));
    });
  return folded
    .split(/[^\p{L}\p{N}']+/u)
    .slice(0, 6)
    .some((word) => isAsk(word, grammar.asksSet));
}

export function readGoal(text: string, grammar: Grammar): Goal {
  return (
    fenced(text) ??
    code(text) ??
    quoted(text) ??
    pasted(text, grammar) ?? { whole: text, asking: text.trim() }
  );
}

/** A space between two words of Chinese, or before a figure that is written without one: people type it for a comma. */
const HAN_PAUSE = /(?<=\p{Script=Han}) (?=\p{Script=Han}|\p{Nd}+\p{Script=Han})/gu;

/** A text of the same length whose Chinese pauses are commas. */
export const withPauses = (text: string): string => text.replaceAll(HAN_PAUSE, '，');

/** Sentences of the asking part, at most eight. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？؟…])\s+|\n+|(?<=[。！？])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .slice(0, 8);
}
