import { foldGoal } from './fold-goal.ts';

const RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{Script=Latin}\p{N}+#'_]+|\p{Script=Arabic}+|\p{L}+/gu;
const HAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ARABIC = /^\p{Script=Arabic}/u;
/** Particles and the article that Arabic writes onto a word. */
const ARABIC_PREFIX = /^(?:[وف]?(?:[بكل]?ال|لل)|[وفبل])(?=\p{L}{3})/u;
/** English words that are typed with their apostrophe or without: "can't", "I'm", "what's". */
const CONTRACTED =
  /^(?:\p{L}+n't|(?:i|you|we|they|he|she|it)'(?:m|ve|re|ll|d)|(?:what|how|that|it|who|where|here|there|let|he|she)'s)$/u;

/** Comparable words of a text; a word of another script within Chinese is a word. */
export function wordsOf(text: string): string[] {
  return (foldGoal(text).match(RUN) ?? []).flatMap((run) => {
    if (HAN.test(run)) return hanWords(run);
    if (ARABIC.test(run)) return [run.replace(ARABIC_PREFIX, '')];
    return run
      .replace(CONTRACTED, (word) => word.replace("'", ''))
      .split("'")
      .filter((word) => word !== '');
  });
}

/** Chinese without a dictionary: pairs of neighbours. */
function hanWords(run: string): string[] {
  const chars = [...run];
  return chars.length === 1
    ? chars
    : chars.slice(0, -1).map((char, at) => char + (chars[at + 1] ?? ''));
}

/** Pieces of a word that forms and typos of it share. */
export function gramsOf(word: string): string[] {
  const size = ARABIC.test(word) ? 3 : 4;
  if (HAN.test(word) || word.length < size) return [];
  const padded = `^${word}$`;
  return Array.from({ length: padded.length - size + 1 }, (_, at) => padded.slice(at, at + size));
}

/** A word without one of its letters, and itself: two words of one edit share one of these. */
export function deletionsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
