import { foldGoal } from './fold-goal.ts';
import { hasSpaces } from '#core/language/scripts.ts';
import type { Language } from '#core/language/languages.ts';
import { wordsOf } from './comparable-words.ts';
import type { MaterialForm } from './goal.ts';

/** A part of a cue: one of several words, right after the part before it or within reach. */
type Part = { forms: readonly string[]; gap: boolean };
export type Cue = {
  parts: readonly Part[];
  atStart: boolean;
  weight: number;
  material: 'code' | 'text' | 'none' | undefined;
  /** Words beside which the cue says nothing: "summary of", but not "summary of this article". */
  without: readonly string[];
};

const WEAK = 0.5;
/** A single word says less than a phrase of two, which says less than one of three. */
const BY_LENGTH = [0.85, 1, 1.1] as const;
const MATERIALS = { '<code>': 'code', '<text>': 'text', '<none>': 'none' } as const;
const REACH = { spaced: 48, unspaced: 18 };

/** A space that parts no two Latin words. */
const HAN_SPACE = /(?<![a-z\d])\s+|\s+(?![a-z\d])/gu;

/** A text as cues are looked for in it: folded words between single spaces, or signs with those between Latin words alone. */
export function cueText(words: readonly string[], text: string, language: Language): string {
  return hasSpaces(language)
    ? ` ${words.join(' ')} `
    : foldGoal(text).replaceAll(HAN_SPACE, '').replaceAll(/\s+/gu, ' ');
}

function formOf(form: string, language: Language): string {
  const open = form.endsWith('*');
  const word = (open ? form.slice(0, -1) : form).replaceAll('_', ' ');
  if (!hasSpaces(language)) return foldGoal(word);
  return ` ${wordsOf(word).join(' ')}${open ? '' : ' '}`;
}

/**
 * Reads a cue of a card file: words in their order; `…` lets others between, `a|b` is a choice, `one_two` words of one choice, `word*` a
 * beginning, `^` the start of a sentence, `~` a weak sign, `!word` one that must be missing, `<code>` and `<text>` a material of that
 * form, `<none>` that there is none.
 */
export function readCue(source: string, language: Language): Cue {
  const weak = source.startsWith('~');
  const atStart = source.slice(weak ? 1 : 0).startsWith('^');
  const parts: Part[] = [];
  const without: string[] = [];
  let material: Cue['material'];
  let gap = false;
  for (const token of source.replace(/^[~^]+/u, '').split(/\s+/u)) {
    const form = MATERIALS[token as keyof typeof MATERIALS];
    if (form) material = form;
    else if (token === '…') gap = true;
    else if (token.startsWith('!'))
      without.push(
        ...token
          .slice(1)
          .split('|')
          .map((word) => formOf(word, language)),
      );
    else {
      parts.push({ forms: token.split('|').map((word) => formOf(word, language)), gap });
      gap = false;
    }
  }
  const size = parts.length + (material && material !== 'none' ? 1 : 0);
  const length = BY_LENGTH[Math.min(size, BY_LENGTH.length) - 1] ?? 1;
  return { parts, atStart, weight: length * (weak ? WEAK : 1), material, without };
}

/** Words of a cue, by which its typos are known. */
export const cueWords = ({ parts }: Cue) =>
  parts.flatMap(({ forms }) =>
    forms.filter((form) => form.endsWith(' ')).map((form) => form.trim()),
  );

/** End of the word that a form begins, or of the form itself. */
function endOf(text: string, form: string, at: number): number {
  const end = at + form.length;
  return form.startsWith(' ') && !form.endsWith(' ') ? text.indexOf(' ', end) : end;
}

const LATIN = /[a-z\d]/u;

/** Whether a Latin form is a word of its own among Chinese signs: "ins" is none in "insert". */
function isWhole(text: string, form: string, at: number): boolean {
  const joins = (one = '', other = '') => LATIN.test(one) && LATIN.test(other);
  return !joins(text[at - 1], form[0]) && !joins(form.at(-1), text[at + form.length]);
}

function partMatches(text: string, cue: Cue, part: number, from: number, reach: number): boolean {
  const { forms, gap } = cue.parts[part] ?? { forms: [], gap: false };
  const first = part === 0;
  for (const form of forms) {
    // Neighbouring words share the space between them.
    const spaced = form.startsWith(' ');
    const start = first ? from : from - (spaced && text[from - 1] === ' ' ? 1 : 0);
    // Among Chinese signs two Latin words keep the space between them.
    const next = !spaced && text[start] === ' ' ? 1 : 0;
    let at = text.indexOf(form, start);
    while (at >= 0) {
      if (first ? cue.atStart && at > 0 : at - start > (gap ? reach : next)) break;
      if (spaced || isWhole(text, form, at)) {
        if (part + 1 >= cue.parts.length) return true;
        if (partMatches(text, cue, part + 1, endOf(text, form, at), reach)) return true;
      }
      at = text.indexOf(form, at + 1);
    }
  }
  return false;
}

/** Whether a cue is in a text. @param text as `cueText` writes it. */
export function cueMatches(cue: Cue, text: string, form: MaterialForm | undefined): boolean {
  const kind = form === undefined ? 'none' : form === 'code' ? 'code' : 'text';
  if (cue.material && cue.material !== kind) return false;
  if (cue.without.some((word) => text.includes(word))) return false;
  if (cue.parts.length === 0) return true;
  return partMatches(text, cue, 0, 0, text.startsWith(' ') ? REACH.spaced : REACH.unspaced);
}
