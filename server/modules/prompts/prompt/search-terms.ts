import { MAX_QUESTION } from '#core/limits.ts';
import { foldText } from '#core/text/fold.ts';
import { cleanText } from './clean-text.ts';

/**
 * Search in any language without a dictionary: texts become plain lexemes, the same way for what is
 * stored and for what is asked. Words match from their beginning; scripts without spaces match by
 * pairs of characters. A lexeme for the owner and one for each whole tag let one index answer all.
 */

const PIECES =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+)|((?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}\p{N}_])+)|(\p{Extended_Pictographic})/gu;
/** "and", "with", "for" and the article are written onto the word. */
const ARABIC_ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=\p{Script=Arabic}{2})/u;

/** Beginnings so short that they would gather half the index have a lexeme of their own. */
const SHORT = 2;
const MAX_LEXEME = 64;
const MAX_ASKED = 16;

/** The same tag, whatever its case, width and spaces. */
export function tagKey(tag: string): string {
  return cleanText(tag).normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

function pairs(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}

function addWord(terms: Set<string>, word: string): void {
  terms.add(word.slice(0, MAX_LEXEME));
  const characters = [...word];
  for (let length = 1; length <= Math.min(SHORT, characters.length); length += 1)
    terms.add(`p ${characters.slice(0, length).join('')}`);
}

function beginning(word: string): AskedTerm {
  return [...word].length <= SHORT
    ? { term: `p ${word}`, prefix: false }
    : { term: word.slice(0, MAX_LEXEME), prefix: true };
}

/** Every lexeme of what a prompt says. */
export function searchTerms(prompt: {
  title: string;
  description: string;
  body: string;
  tags: readonly string[];
}): string[] {
  const terms = new Set<string>();
  const all = [prompt.title, prompt.description, ...prompt.tags, prompt.body].join('\n');
  for (const [, dense, word, picture] of foldText(all).matchAll(PIECES)) {
    if (dense !== undefined) for (const pair of pairs(dense)) terms.add(pair);
    if (picture !== undefined) terms.add(picture);
    if (word === undefined) continue;
    addWord(terms, word);
    const bare = word.replace(ARABIC_ARTICLE, '');
    if (bare !== word) addWord(terms, bare);
  }
  for (const tag of prompt.tags) terms.add(tagTerm(tag));
  return [...terms].map((term) => term.toWellFormed());
}

/** One thing that has to occur: a lexeme, or what one begins with. */
export type AskedTerm = { term: string; prefix: boolean };

/** What a question asks for; empty when it holds no word. */
export function askedTerms(question: string): AskedTerm[] {
  const asked: AskedTerm[] = [];
  for (const [, dense, word, picture] of foldText(question.slice(0, MAX_QUESTION)).matchAll(
    PIECES,
  )) {
    if (word !== undefined) asked.push(beginning(word));
    if (picture !== undefined) asked.push({ term: picture, prefix: false });
    if (dense === undefined) continue;
    const characters = [...dense];
    if (characters.length === 1) asked.push({ term: dense, prefix: true });
    else for (const pair of pairs(dense).slice(0, -1)) asked.push({ term: pair, prefix: false });
  }
  return asked
    .slice(0, MAX_ASKED)
    .map(({ term, prefix }) => ({ term: term.toWellFormed(), prefix }));
}

/** The lexeme of a whole tag; a space keeps it apart from every word. */
export function tagTerm(tag: string): string {
  return `t ${tagKey(tag).slice(0, MAX_LEXEME)}`.toWellFormed();
}

/** The lexeme of an owner. */
export function ownerTerm(ownerId: string): string {
  return `o ${ownerId}`;
}

/** Whether lexemes answer a question, as the index would say. For what is not in the database. */
export function answers(terms: readonly string[], asked: readonly AskedTerm[]): boolean {
  return asked.every(({ term, prefix }) =>
    terms.some((candidate) => (prefix ? candidate.startsWith(term) : candidate === term)),
  );
}

/** A `tsquery` in which everything has to occur. Lexemes are quoted, so nothing in them is syntax. */
export function toTsquery(asked: readonly AskedTerm[]): string {
  return asked
    .map(({ term, prefix }) => {
      const quoted = term.replaceAll('\\', '\\\\').replaceAll("'", "''");
      return `'${quoted}'${prefix ? ':*' : ''}`;
    })
    .join(' & ');
}
