import { setImmediate } from 'node:timers/promises';
import { cardsIn, preloadCards } from '../cards/card-files.ts';
import type { Card } from '../cards/card-schema.ts';
import type { Language } from '#core/language/languages.ts';
import { grammarOf, type Grammar } from './grammar.ts';
import { deletionsOf, wordsOf } from './comparable-words.ts';
import { type Cue, cueWords, readCue } from './card-cues.ts';
import { type Vector, featuresOf, normOf } from './card-features.ts';

type Entry = { card: number; features: Vector; norm: number };

export type CardIndex = {
  cards: readonly Card[];
  /** Words that a card's phrasings share: they say which task it is, not what it is about. */
  common: ReadonlyArray<ReadonlySet<string>>;
  entries: readonly Entry[];
  weights: ReadonlyMap<string, number>;
  features: ReadonlyArray<ReadonlySet<string>>;
  unknown: number;
  /** Weight of a feature that one card alone has. */
  rarest: number;
  spelling: ReadonlyMap<string, string>;
  /** Words that only cues have. */
  cueWords: ReadonlySet<string>;
  cues: ReadonlyArray<{ asked: readonly Cue[]; vetoes: readonly Cue[] }>;
  grammar: Grammar;
};
export const LEAST_TYPO = 5;
const COMMON_PHRASINGS = 3;

/** Words that several phrasings of a card share, or that its name has. */
function commonWords(phrasings: readonly (readonly string[])[]): Set<string> {
  const uses = new Map<string, number>();
  for (const words of phrasings)
    for (const word of new Set(words)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const named = new Set(phrasings[0]);
  return new Set(
    [...uses]
      .filter(([word, count]) => count >= COMMON_PHRASINGS || named.has(word))
      .map(([word]) => word),
  );
}

/** Builds an index in steps of a card or so. @param cards those that can be chosen, in one language. */
function* indexSteps(
  cards: readonly Card[],
  grammar: Grammar,
): Generator<undefined, CardIndex, undefined> {
  const texts: string[][][] = [];
  const vectors: Vector[][] = [];
  const features: Set<string>[] = [];
  const counts = new Map<string, number>();
  const spelling = new Map<string, string>();
  for (const { name, phrasings } of cards) {
    const words = [name, ...phrasings].map(wordsOf);
    const list = words.map((phrasing) => featuresOf(phrasing, grammar.stop));
    const known = new Set(list.flatMap((vector) => [...vector.keys()]));
    for (const feature of known) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const word of new Set(words.flat()))
      if (word.length >= LEAST_TYPO)
        for (const form of deletionsOf(word)) if (!spelling.has(form)) spelling.set(form, word);
    texts.push(words);
    vectors.push(list);
    features.push(known);
    yield;
  }
  const { language } = grammar;
  const cues = cards.map((card) => ({
    asked: (card.cues ?? []).map((cue) => readCue(cue, language)),
    vetoes: (card.vetoes ?? []).map((cue) => readCue(cue, language)),
  }));
  const inCues = new Set(cues.flatMap(({ asked }) => asked.flatMap(cueWords)));
  for (const word of inCues)
    if (word.length >= LEAST_TYPO)
      for (const form of deletionsOf(word)) if (!spelling.has(form)) spelling.set(form, word);
  yield;
  const weights = new Map(
    [...counts].map(([feature, count]) => [feature, Math.log(1 + cards.length / count)]),
  );
  const unknown = Math.log(1 + cards.length) * 0.55;
  const entries: Entry[] = [];
  for (const [card, list] of vectors.entries()) {
    for (const vector of list)
      entries.push({ card, features: vector, norm: normOf(vector, weights, unknown) });
    yield;
  }
  return {
    cards,
    common: texts.map(commonWords),
    entries,
    weights,
    features,
    unknown,
    rarest: Math.log(1 + cards.length),
    spelling,
    cueWords: inCues,
    cues,
    grammar,
  };
}

const indexes = new Map<Language, CardIndex>();

const stepsFor = (language: Language) =>
  indexSteps(
    cardsIn(language).filter(({ phrasings }) => phrasings.length > 0),
    grammarOf(language),
  );

/** Builds the indexes before their first use, in pieces that a waiting request hardly notices. */
export async function preloadIndexes(languages: readonly Language[]): Promise<void> {
  for (const language of languages) {
    await preloadCards(language);
    const steps = stepsFor(language);
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) await setImmediate();
    if (!indexes.has(language)) indexes.set(language, step.value);
  }
}

/** The index of a language's cards that have phrasings; built at its first use. */
export function indexOf(language: Language): CardIndex {
  const known = indexes.get(language);
  if (known) return known;
  const steps = stepsFor(language);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  indexes.set(language, step.value);
  return step.value;
}
