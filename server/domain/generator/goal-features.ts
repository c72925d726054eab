import { saidIn, type Said } from './asking.ts';
import { wordsOf } from './comparable-words.ts';
import type { Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';
import { meaningsOf } from './lexicon.ts';
import type { Features } from './softmax-regression.ts';

/** What is told beside a part that asks. */
const TOLD = 0.4;
const STOP = 0.3;
const LENGTH = 0.5;
/** Two words that follow each other: "cover letter" is a task, "cover" and "letter" are not. */
const PAIR = 0.5;
/** What a word means says less than the word: a hydrangea is a plant, and so is a present. */
const MEANING = 0.8;
/** Words from which a goal is longer: some tasks are asked for in a word, others are told. */
const LENGTHS = [4, 10, 25];

/** Whether a feature that so many texts have can teach anything: two words beside each other, once or twice, are chance. */
export const isTold = (feature: string, count: number): boolean =>
  count > 2 || !feature.includes(' ') || feature.startsWith('#');

type Add = (feature: string, weight: number) => void;
/** Puts typos right. */
export type Spell = (words: string[]) => string[];

function addWords(
  text: string,
  share: number,
  { stop, lexicon }: Grammar,
  add: Add,
  spell: Spell = (words) => words,
): void {
  const typed = wordsOf(text);
  const words = spell(typed);
  const known = typed.map((word, at) => (lexicon.has(word) ? word : (words[at] ?? word)));
  for (const { meaning, from, to } of meaningsOf(known, lexicon)) {
    add(`@${meaning}`, share * MEANING);
    const [before, after] = [words[from - 1], words[to + 1]];
    if (before !== undefined) add(`${before} @${meaning}`, share * MEANING * PAIR);
    if (after !== undefined) add(`@${meaning} ${after}`, share * MEANING * PAIR);
  }
  for (const [at, word] of words.entries()) {
    add(word, share * (stop.has(word) ? STOP : 1));
    const before = words[at - 1];
    if (before !== undefined) add(`${before} ${word}`, share * PAIR);
  }
}

/** Each feature with its largest weight, divided by the length of all. */
function collected(fill: (add: Add) => void): Features {
  const features = new Map<string, number>();
  fill((feature, weight) => features.set(feature, Math.max(features.get(feature) ?? 0, weight)));
  const length = Math.hypot(...features.values()) || 1;
  for (const [feature, weight] of features) features.set(feature, weight / length);
  return features;
}

/** Feature vector of a goal: words, pairs of neighbours, length class and kind of pasted material. */
export function goalFeatures(
  goal: Goal,
  grammar: Grammar,
  said: readonly Said[] = saidIn(goal, grammar),
  spell?: Spell,
): Features {
  return collected((add) => {
    const anyAsks = said.some(({ asks }) => asks);
    for (const { text, asks } of said)
      addWords(text, anyAsks && !asks ? TOLD : 1, grammar, add, spell);
    const count = wordsOf(goal.asking).length;
    add(`#length ${LENGTHS.filter((least) => count >= least).length}`, LENGTH);
    add(`#material ${goal.material?.form ?? 'none'}`, 1);
  });
}

/** The same of a phrasing, which is a request alone. */
export const phrasingFeatures = (phrasing: string, grammar: Grammar): Features =>
  collected((add) => addWords(phrasing, 1, grammar, add));
