import { setImmediate } from 'node:timers/promises';
import { cardsIn, preloadCards } from '../cards/card-files.ts';
import type { Card } from '../cards/card-schema.ts';
import type { Language } from '#core/language/languages.ts';
import { grammarOf, type Grammar } from './grammar.ts';
import { deletionsOf, gramsOf, wordsOf } from './tokens.ts';

type Vector = Map<string, number>;
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
  grammar: Grammar;
};
export type Ranked = { card: Card; at: number; score: number };

const STOP_WEIGHT = 0.12;
const GRAMS_WEIGHT = 0.55;
const LEAST_TYPO = 5;
const COMMON_PHRASINGS = 3;

/** Words and their pieces, each with its weight before it is known how rare it is. */
function featuresOf(words: readonly string[], stop: ReadonlySet<string>): Vector {
  const vector: Vector = new Map();
  const add = (feature: string, weight: number) =>
    vector.set(feature, Math.max(vector.get(feature) ?? 0, weight));
  for (const word of words) {
    const weight = stop.has(word) ? STOP_WEIGHT : 1;
    add(word, weight);
    const grams = gramsOf(word);
    for (const gram of grams) add(`^${gram}`, (weight * GRAMS_WEIGHT) / Math.sqrt(grams.length));
  }
  return vector;
}

function normOf(features: Vector, weights: ReadonlyMap<string, number>, unknown: number): number {
  let sum = 0;
  for (const [feature, weight] of features)
    sum += (weight * (weights.get(feature) ?? unknown)) ** 2;
  return Math.sqrt(sum);
}

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
    grammar,
  };
}

/** Words with one typo put right, where the index knows a word that is one edit away. */
function spelt(words: readonly string[], { weights, spelling }: CardIndex): string[] {
  return words.map((word) => {
    if (word.length < LEAST_TYPO || weights.has(word)) return word;
    return (
      deletionsOf(word)
        .map((form) => spelling.get(form))
        .find((known) => known !== undefined) ?? word
    );
  });
}

/**
 * How far the words that match speak for the task: one that a single phrasing has is often its subject ("cat"), one that
 * several have, or that asks ("draw"), is the task itself.
 */
function certaintyOf(index: CardIndex, at: number, words: readonly string[]): number {
  const { asksSet, stop } = index.grammar;
  let signs = 0;
  for (const word of new Set(words)) {
    if (!index.features[at]?.has(word)) continue;
    const tells =
      index.common[at]?.has(word) ||
      (asksSet.has(word) && index.weights.get(word) === index.rarest);
    if (tells && !(stop.has(word) && !asksSet.has(word))) signs += 2;
    else if (!stop.has(word) && !asksSet.has(word)) signs += 1;
  }
  return Math.min(1, signs / 2);
}

/** Cards by how well a text asks for them, best first. */
export function rankCards(index: CardIndex, text: string): Ranked[] {
  const words = spelt(wordsOf(text), index);
  const query = featuresOf(words, index.grammar.stop);
  const norm = normOf(query, index.weights, index.unknown);
  if (norm === 0) return [];
  const weighted = [...query].map(
    ([feature, weight]) =>
      [feature, weight * (index.weights.get(feature) ?? index.unknown)] as const,
  );
  const best = new Float64Array(index.cards.length);
  for (const { card, features, norm: length } of index.entries) {
    let dot = 0;
    for (const [feature, weight] of weighted) {
      const other = features.get(feature);
      if (other !== undefined) dot += weight * other * (index.weights.get(feature) ?? 0);
    }
    const cosine = length === 0 ? 0 : dot / (length * norm);
    if (cosine > (best[card] ?? 0)) best[card] = cosine;
  }
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  return index.cards
    .map((card, at) => {
      const covered = weighted.reduce(
        (sum, [feature, weight]) => sum + (index.features[at]?.has(feature) ? weight : 0),
        0,
      );
      const score = 0.6 * (best[at] ?? 0) + 0.4 * (covered / total);
      return { card, at, score: score * certaintyOf(index, at, words) };
    })
    .sort((one, other) => other.score - one.score);
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
