import { diffArrays } from 'diff';
import { diffParts, type DiffPart } from '../versions/diff-parts.ts';

/** A piece of a line, and whether the other draft lacks it. */
export type DraftPart = { text: string; isOnlyHere: boolean };
export type DraftLine = readonly DraftPart[];
export type DraftDifferences = { one: DraftLine[]; other: DraftLine[] };

/** Two lines are versions of one where so much of the longer one is in both. */
const ALIKE = 0.4;
/** So many lines ahead its counterpart is looked for: enough for a draft, and few in a long one. */
const AHEAD = 12;

const isBlank = (line: string) => line.trim() === '';
const whole = (text: string, isOnlyHere: boolean): DraftLine => [{ text, isOnlyHere }];

/** How much of the longer text is in both. */
function likeness(parts: readonly DiffPart[]): number {
  const length = (...kinds: DiffPart['kind'][]) =>
    parts.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? text.length : 0), 0);
  return length('same') / Math.max(1, length('same', 'added'), length('same', 'removed'));
}

/** One side of a difference. A blank between two marked words is marked with them. */
function side(parts: readonly DiffPart[], own: 'added' | 'removed'): DraftLine {
  const mine = parts.filter(({ kind }) => kind === 'same' || kind === own);
  const merged: DraftPart[] = [];
  mine.forEach(({ kind, text }, index) => {
    const isBetween = text.trim() === '' && index > 0 && mine[index + 1]?.kind === own;
    const isOnlyHere = kind === own || (isBetween && mine[index - 1]?.kind === own);
    const last = merged.at(-1);
    if (last?.isOnlyHere === isOnlyHere)
      merged.splice(-1, 1, { text: last.text + text, isOnlyHere });
    else merged.push({ text, isOnlyHere });
  });
  return merged;
}

/** Lines that replace one another: compared word by word where they are alike, marked as a whole where not. */
function replaced(gone: readonly string[], come: readonly string[], language: string) {
  const one: DraftLine[] = [];
  const other = come.map((text) => whole(text, true));
  let next = 0;
  for (const text of gone) {
    const rest = come.slice(next, next + AHEAD);
    const parts = rest.map((candidate) => diffParts(text, candidate, language));
    const found = parts.findIndex((candidate) => likeness(candidate) >= ALIKE);
    const match = parts[found];
    one.push(match ? side(match, 'removed') : whole(text, true));
    if (!match) continue;
    other[next + found] = side(match, 'added');
    next += found + 1;
  }
  return { one, other };
}

/** The lines of a text in their places, the empty ones among them, which are compared with nothing. */
function withBlanks(text: string, told: readonly DraftLine[]): DraftLine[] {
  const rest = told.values();
  return text
    .split('\n')
    .map((line) =>
      isBlank(line) ? whole(line, false) : (rest.next().value ?? whole(line, false)),
    );
}

/** What each of two drafts has that the other lacks, by lines, and by words in lines that are alike. */
export function draftDifferences(one: string, other: string, language: string): DraftDifferences {
  const lines = (text: string) => text.split('\n').filter((line) => !isBlank(line));
  const told: DraftDifferences = { one: [], other: [] };
  let gone: string[] = [];
  const take = (come: readonly string[]) => {
    const pair = replaced(gone, come, language);
    told.one.push(...pair.one);
    told.other.push(...pair.other);
    gone = [];
  };
  for (const { added, removed, value } of diffArrays(lines(one), lines(other))) {
    if (removed) gone = value;
    else if (added) take(value);
    else {
      take([]);
      told.one.push(...value.map((text) => whole(text, false)));
      told.other.push(...value.map((text) => whole(text, false)));
    }
  }
  take([]);
  return { one: withBlanks(one, told.one), other: withBlanks(other, told.other) };
}

/** The parts at which what only this draft has begins or ends, to be said where a mark is not seen. */
export function turnsOf(lines: readonly DraftLine[]): ReadonlySet<DraftPart> {
  const turns = new Set<DraftPart>();
  let wasOnlyHere = false;
  for (const part of lines.flat()) {
    if (part.text.trim() === '' || part.isOnlyHere === wasOnlyHere) continue;
    turns.add(part);
    wasOnlyHere = part.isOnlyHere;
  }
  return turns;
}

/** How many words only this draft has. */
export function wordsOnlyHere(lines: readonly DraftLine[], language: string): number {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  return lines
    .flat()
    .filter(({ isOnlyHere }) => isOnlyHere)
    .flatMap(({ text }) => [...words.segment(text)])
    .filter(({ isWordLike }) => isWordLike).length;
}
