import { saidIn, type Said } from './asking.ts';
import type { CardIndex } from './card-index.ts';
import type { Goal } from './goal.ts';
import { goalFeatures, type Spell } from './goal-features.ts';
import { spelt } from './card-likeness.ts';
import { likelihoods } from './softmax-regression.ts';

/** How likely each card is, in the order of the index, and no card at the end. */
export type CardLikelihoods = {
  /** By the whole goal; together 1. */
  whole: Float64Array;
  /** By the sentence that speaks most for a card: a request among five sentences that tell is hardly heard in the whole. */
  sentence: Float64Array;
};

/** How likely each card is for a goal, by what was learned from goals. */
export function cardLikelihoods(
  index: CardIndex,
  goal: Goal,
  said: readonly Said[],
): CardLikelihoods {
  const { learned, grammar } = index;
  const spell: Spell = (words) =>
    words.map((word) => (learned.rows.has(word) ? word : (spelt([word], index)[0] ?? word)));
  const of = ({ asking }: Pick<Goal, 'asking'>) => {
    const read = { ...goal, asking };
    return likelihoods(learned, goalFeatures(read, grammar, saidIn(read, grammar), spell));
  };
  const whole = of(goal);
  if (said.length < 2) return { whole, sentence: whole };
  const parts = said.map(({ text }) => of({ asking: text }));
  return { whole, sentence: whole.map((_, at) => Math.max(...parts.map((part) => part[at] ?? 0))) };
}
