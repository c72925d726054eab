import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import leaked from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { isWalk } from './keyboard-walk.ts';

/**
 * Passwords that are tried first: the leaked ones that zxcvbn lists, and what people make by a few
 * recipes of those and of words that the list lacks (`common-words.txt`): a word with an ending, a walk
 * over the keys, a repeated piece, a row of digits. Not zxcvbn itself: 128 characters of hostile input
 * took it 400 ms, and it accepts telephone numbers.
 */

const split = (text: string) => text.trim().split(/\s+/);

const CUT = 8;
const TWO_WORDS_MAX = 10;

/** The word lists, built at the first check so that the start does not wait for them. */
const lists = lazy(() => {
  const own = readFileSync(join(import.meta.dirname, 'common-words.txt'), 'utf8');
  const words = new Set([...leaked, ...split(own)]);
  const long = [...words].filter((word) => word.length > CUT);
  return { leaked: new Set(leaked), words, cut: new Set(long.map((word) => word.slice(0, CUT))) };
});

function lazy<T>(build: () => T): () => T {
  let built: T | undefined;
  return () => (built ??= build());
}

const ENDINGS = new Set([
  '',
  ...split(`
    0 00 000 1 01 007 10 100 101 11 111 1111 12 121 123 1234 12345 123456 1234567 12345678 123456789
    1212 123123 2 22 222 2k 3 321 33 4 4321 44 5 55 54321 6 66 666 654321 69 7 77 777 7777 8 88 888
    8888 9 99 999 a abc x xx xxx s
  `),
  ...Array.from({ length: 80 }, (_, index) => String(1950 + index)),
  ...Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')),
]);

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password, in small letters, is leaked or comes from one of the recipes. */
export function isCommonPassword(lower: string): boolean {
  if (lists().leaked.has(lower)) return true;
  // Dates and telephone numbers are made of digits alone.
  if (/^[\d .\-/+]{1,12}$/.test(lower)) return true;
  if (/^(.{1,6})\1+$/u.test(lower)) return true;
  return isWalk(lower) || isWordAndEnding(lower) || isCutWord(lower) || isTwoWords(lower);
}

/** Systems that kept eight letters taught people "basketba". */
function isCutWord(text: string): boolean {
  return lists().cut.has(text);
}

/** Two favourite words run together, while the whole is short: `hotstuff`, `lonewolf`. */
function isTwoWords(text: string): boolean {
  if (text.length > TWO_WORDS_MAX) return false;
  const { words } = lists();
  for (let cut = 3; cut <= text.length - 3; cut += 1)
    if (words.has(text.slice(0, cut)) && words.has(text.slice(cut))) return true;
  return false;
}

function isWordAndEnding(text: string): boolean {
  const { words } = lists();
  const bare = text.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d@$!]+$/gu, '');
  for (let cut = bare.length; cut >= 3; cut -= 1) {
    const ending = bare.slice(cut).replaceAll(/[^\p{L}\d]/gu, '');
    if (!ENDINGS.has(ending)) continue;
    const word = bare.slice(0, cut).replaceAll(/[^\p{L}\d@$!]/gu, '');
    const plain = word.replaceAll(/[@$!]+$/g, '');
    if ([word, plain, unleet(plain), unleet(word)].some((form) => words.has(form))) return true;
    if (isTwice(plain)) return true;
  }
  return false;
}

function isTwice(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return text === half + half && lists().words.has(half);
}

function unleet(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (mark) => LEET[mark] ?? mark);
}
