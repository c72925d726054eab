import { setImmediate } from 'node:timers/promises';
import { cardsIn, preloadCards } from '../cards/card-files.ts';
import type { Card } from '../cards/card-schema.ts';
import type { Language } from '#core/language/languages.ts';
import { grammarOf, type Grammar } from './grammar.ts';
import { deletionsOf, wordsOf } from './comparable-words.ts';
import { type Cue, cueWords, readCue } from './card-cues.ts';
import { type Vector, featuresOf, normOf } from './card-features.ts';
import { requestIn, saidIn } from './asking.ts';
import { readGoal } from './goal.ts';
import { goalFeatures, isTold, phrasingFeatures } from './goal-features.ts';
import { goalsIn, NO_CARD, preloadGoals } from './goal-files.ts';
import { formsByCard } from './card-forms.ts';
import { ALL_FORMS, type Form } from './forms-schema.ts';
import { areKept, keepModels, readModels, type LearnedModels } from './learned-models.ts';
import { trainingSteps, vocabularyOf, type Example } from './softmax-regression.ts';

/** A phrasing: its card, and the length of its features. */
type Entry = { card: number; norm: number };

/** Where a feature occurs: places in `entries` and its weight there, side by side. */
type Postings = { entries: number[]; weights: number[] };

export type CardIndex = {
  cards: readonly Card[];
  /** Words that a card's phrasings share: they say which task it is, not what it is about. */
  common: ReadonlyArray<ReadonlySet<string>>;
  entries: readonly Entry[];
  postings: ReadonlyMap<string, Postings>;
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
} & LearnedModels;
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

/** Goals that are read between two steps. */
const GOALS_A_STEP = 40;
/** A phrasing says less than a whole goal, and is counted among the phrasings' likeness too. */
const PHRASING = 0.5;

/** What a goal asks, without what it only tells, is learned once more: most of what is told belongs to no task. */
const REQUEST = 0.5;
/** A goal with a card says less about forms than one that was labelled with its form. */
const BY_CARD = 0.5;

/** Learns the cards and the forms of answer from phrasings and whole goals, in steps. */
function* learnSteps(
  cards: readonly Card[],
  grammar: Grammar,
): Generator<undefined, LearnedModels, undefined> {
  const classes = [...cards.map(({ id }) => id), NO_CARD];
  const examples: Example[] = cards.flatMap(({ id, name, phrasings }) =>
    [name, ...phrasings].map((phrasing) => ({
      features: phrasingFeatures(phrasing, grammar),
      name: id,
      weight: PHRASING,
    })),
  );
  yield;
  const known = new Set(classes);
  const forms = formsByCard();
  const ofForms = examples.flatMap((example) => formed(example, forms.get(example.name)));
  for (const [at, { goal, card, form }] of goalsIn(grammar.language).entries()) {
    if (known.has(card)) {
      const read = readGoal(goal, grammar);
      const said = saidIn(read, grammar);
      const example = { features: goalFeatures(read, grammar, said), name: card, weight: 1 };
      examples.push(example);
      const request = requestIn(said);
      if (request !== undefined) {
        const features = goalFeatures({ ...read, asking: request }, grammar);
        examples.push({ features, name: card, weight: REQUEST });
      }
      ofForms.push(...(form ? [{ ...example, name: form }] : formed(example, forms.get(card))));
    }
    if (at % GOALS_A_STEP === 0) yield;
  }
  const vocabulary = vocabularyOf(examples, isTold);
  const learned = yield* trainingSteps(classes, examples, vocabulary);
  const learnedForms = yield* trainingSteps(ALL_FORMS, ofForms, vocabulary);
  return { learned, learnedForms };
}

const formed = (example: Example, form: Form | undefined): Example[] =>
  form ? [{ ...example, name: form, weight: example.weight * BY_CARD }] : [];

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
  const postings = new Map<string, Postings>();
  for (const [card, list] of vectors.entries()) {
    for (const vector of list) {
      for (const [feature, weight] of vector) {
        const found = postings.get(feature) ?? { entries: [], weights: [] };
        found.entries.push(entries.length);
        found.weights.push(weight);
        postings.set(feature, found);
      }
      entries.push({ card, norm: normOf(vector, weights, unknown) });
    }
    yield;
  }
  const learned = readModels(language) ?? (yield* learnSteps(cards, grammar));
  return {
    cards,
    common: texts.map(commonWords),
    entries,
    postings,
    weights,
    features,
    unknown,
    rarest: Math.log(1 + cards.length),
    spelling,
    cueWords: inCues,
    cues,
    ...learned,
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
    if (!areKept(language)) await preloadGoals(language);
    const steps = stepsFor(language);
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) await setImmediate();
    if (!indexes.has(language)) indexes.set(language, step.value);
    const { learned, learnedForms } = step.value;
    if (!areKept(language)) await keepModels(language, { learned, learnedForms });
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
