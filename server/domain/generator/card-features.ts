import { gramsOf } from './comparable-words.ts';

/** Weights by feature. */
export type Vector = Map<string, number>;
const STOP_WEIGHT = 0.12;
const GRAMS_WEIGHT = 0.55;

/** Words and their pieces, each with its weight before it is known how rare it is. */
export function featuresOf(words: readonly string[], stop: ReadonlySet<string>): Vector {
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

/** Length of a vector, each feature weighted by how rare it is. */
export function normOf(
  features: Vector,
  weights: ReadonlyMap<string, number>,
  unknown: number,
): number {
  let sum = 0;
  for (const [feature, weight] of features)
    sum += (weight * (weights.get(feature) ?? unknown)) ** 2;
  return Math.sqrt(sum);
}
