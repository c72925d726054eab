import { cardsIn } from '../cards/card-files.ts';
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

/** @param cards those that can be chosen, in one language. */
export function buildIndex(cards: readonly Card[], grammar: Grammar): CardIndex {
  const texts = cards.map(({ name, phrasings }) => [name, ...phrasings].map(wordsOf));
  const vectors = texts.map((list) => list.map((words) => featuresOf(words, grammar.stop)));
  const features = vectors.map((list) => new Set(list.flatMap((vector) => [...vector.keys()])));
  const counts = new Map<string, number>();
  for (const set of features)
    for (const feature of set) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weights = new Map(
    [...counts].map(([feature, count]) => [feature, Math.log(1 + cards.length / count)]),
  );
  const unknown = Math.log(1 + cards.length) * 0.55;
  const spelling = new Map<string, string>();
  for (const word of new Set(texts.flat(2)))
    if (word.length >= LEAST_TYPO)
      for (const form of deletionsOf(word)) if (!spelling.has(form)) spelling.set(form, word);
  return {
    cards,
    common: texts.map((list) => {
      const uses = new Map<string, number>();
      for (const words of list)
        for (const word of new Set(words)) uses.set(word, (uses.get(word) ?? 0) + 1);
      const named = new Set(list[0]);
      return new Set(
        [...uses]
          .filter(([word, count]) => count >= COMMON_PHRASINGS || named.has(word))
          .map(([word]) => word),
      );
    }),
    entries: vectors.flatMap((list, card) =>
      list.map((vector) => ({ card, features: vector, norm: normOf(vector, weights, unknown) })),
    ),
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

/** The index of a language's cards that have phrasings; built at its first use. */
export function indexOf(language: Language): CardIndex {
  const known =
    indexes.get(language) ??
    buildIndex(
      cardsIn(language).filter(({ phrasings }) => phrasings.length > 0),
      grammarOf(language),
    );
  indexes.set(language, known);
  return known;
}
