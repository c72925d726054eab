import type { CardSignals, GoalSignals } from './card-signals.ts';

/**
 * How far each sign of a card speaks, in a log-linear model whose classes are the cards and no card. These make the
 * right classes likeliest for goals of `corpus/`, from which nothing else is learned; `tools/generator/fit-choice.ts`
 * finds them.
 */
const CARD_WEIGHTS = {
  likeness: 1.93,
  cue: 1.28,
  /** In a long goal a cue may well belong to what is told. */
  cueInLong: -1.04,
  whole: 0.73,
  wholeInLong: 0.39,
  sentence: 0.46,
  vetoed: -0.14,
  later: -3,
};
const NO_CARD_WEIGHTS = { bias: -1.81, long: -1.78, none: -0.52, pasted: 0.26 };

/** A weight, or a sign, of each name. */
export type CardSigns = typeof CARD_WEIGHTS;
export type NoCardSigns = typeof NO_CARD_WEIGHTS;
export type Weights = { card: CardSigns; noCard: NoCardSigns };

export const WEIGHTS: Weights = { card: CARD_WEIGHTS, noCard: NO_CARD_WEIGHTS };

/** A likelihood that is as good as none. */
const LEAST_LIKELY = 1e-3;
const logOf = (likely: number) => Math.log(likely + LEAST_LIKELY);

/** Goals of so many words are short, and long. */
const SHORT = 8;
const LONG = 48;

/** How long a goal is, from 0 to 1. */
const lengthOf = (words: number) =>
  Math.min(1, Math.max(0, Math.log(Math.max(1, words) / SHORT) / Math.log(LONG / SHORT)));

/** What speaks for a card, as the weights count it. */
export function cardSigns(signals: CardSignals, words: number): CardSigns {
  const { likeness, cue, whole, sentence, isVetoed, isLater } = signals;
  const long = lengthOf(words);
  return {
    likeness,
    cue,
    cueInLong: long * cue,
    whole: logOf(whole),
    wholeInLong: long * logOf(whole),
    sentence: logOf(sentence),
    vetoed: Number(isVetoed),
    later: Number(isLater),
  };
}

/** What speaks for no card. */
export const noCardSigns = ({ none, isPasted, words }: GoalSignals): NoCardSigns => ({
  bias: 1,
  long: lengthOf(words),
  none,
  pasted: Number(isPasted),
});

/** The sum of signs, each by its weight. */
export function weighed<T extends Record<string, number>>(weights: T, signs: T): number {
  return Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * (signs[name] ?? 0),
    0,
  );
}
