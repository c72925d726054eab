import type { GoalSignals } from '#server/domain/generator/card-signals.ts';
import {
  cardSigns,
  noCardSigns,
  WEIGHTS,
  type Weights,
} from '#server/domain/generator/card-weights.ts';
import { NO_CARD } from '#server/domain/generator/goal-files.ts';

/** A goal's classes, cards and no card at the end, with the signs of each and the right ones. */
export type Row = {
  ids: string[];
  signs: Float64Array[];
  right: readonly string[];
  /** How much the goal counts. */
  weight: number;
};
/** The weights of the cards' signs and then those of no card. */
export type Fitted = Float64Array;

const CARD = Object.keys(WEIGHTS.card);
const NO = Object.keys(WEIGHTS.noCard);
const SIGNS = CARD.length + NO.length;

/** A request for work on a pasted text outranks whatever else it names; too few goals have one to learn how far. */
const FIXED = new Map([[CARD.indexOf('later'), WEIGHTS.card.later]]);
/** Cards that have next to nothing for them say nothing of the weights. */
const MOST_CARDS = 25;

const ROUNDS = 300;
const RATE = 0.1;
const LAST_RATE = 0.02;
const LAST_ROUNDS = 100;
const PRIOR = 0.3;
/** Decay of the means of gradients and of their squares: Adam's, with shorter memory for the squares. */
const MEAN = 0.9;
const SQUARE = 0.99;
const TINY = 1e-8;

const startOf = (): Fitted =>
  Float64Array.from([...Object.values(WEIGHTS.card), ...Object.values(WEIGHTS.noCard)]);

const dot = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** The likeliest cards of a goal by the weights in use, and no card. */
export function asRow(signals: GoalSignals, right: readonly string[], weight: number): Row {
  const start = startOf();
  const cards = signals.cards
    .map((card) => ({
      id: card.card.id,
      signs: Float64Array.from([
        ...Object.values(cardSigns(card, signals.words)),
        ...NO.map(() => 0),
      ]),
    }))
    .toSorted((one, other) => dot(other.signs, start) - dot(one.signs, start))
    .slice(0, MOST_CARDS);
  const none = Float64Array.from([...CARD.map(() => 0), ...Object.values(noCardSigns(signals))]);
  return {
    ids: [...cards.map(({ id }) => id), NO_CARD],
    signs: [...cards.map(({ signs }) => signs), none],
    right,
    weight,
  };
}

/** How likely each class of a row is. */
export function sharesOf({ signs }: Row, weights: Fitted): number[] {
  const scores = signs.map((values) => dot(values, weights));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** The gradient of the log likelihood's negative, a mean over the rows. */
function gradientOf(rows: readonly Row[], weights: Fitted): Float64Array {
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  const gradient = weights.map((weight) => (PRIOR * weight) / rows.length);
  for (const row of rows) {
    const shares = sharesOf(row, weights);
    const rights = row.ids.filter((id) => row.right.includes(id)).length;
    for (const [at, signs] of row.signs.entries()) {
      const wanted = row.right.includes(row.ids[at] ?? '') ? 1 / rights : 0;
      const error = (row.weight / all) * ((shares[at] ?? 0) - wanted);
      for (const [sign, value] of signs.entries())
        gradient[sign] = (gradient[sign] ?? 0) + error * value;
    }
  }
  return gradient;
}

/** The weights that make the right classes likeliest. Rows whose right card cannot be chosen are left out. */
export function fit(all: readonly Row[]): Fitted {
  const rows = all.filter(({ ids, right }) => ids.some((id) => right.includes(id)));
  const weights = startOf();
  const mean = new Float64Array(SIGNS);
  const square = new Float64Array(SIGNS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const rate = round > ROUNDS - LAST_ROUNDS ? LAST_RATE : RATE;
    for (const [at, slope] of gradientOf(rows, weights).entries()) {
      mean[at] = MEAN * (mean[at] ?? 0) + (1 - MEAN) * slope;
      square[at] = SQUARE * (square[at] ?? 0) + (1 - SQUARE) * slope ** 2;
      const step = (mean[at] ?? 0) / (1 - MEAN ** round);
      const size = Math.sqrt((square[at] ?? 0) / (1 - SQUARE ** round)) + TINY;
      weights[at] = FIXED.get(at) ?? (weights[at] ?? 0) - (rate * step) / size;
    }
  }
  return weights;
}

/** Weights by the names of their signs, rounded as they are written down. */
export function weightsOf(fitted: Fitted): Weights {
  const named = <T>(names: readonly string[], from: number) =>
    Object.fromEntries(
      names.map((name, at) => [name, Math.round((fitted[from + at] ?? 0) * 100) / 100]),
    ) as T;
  return { card: named(CARD, 0), noCard: named(NO, CARD.length) };
}
