import type { Said } from './asking.ts';
import type { CardIndex } from './card-index.ts';
import type { Goal } from './goal.ts';
import { goalFeatures } from './goal-features.ts';
import { likelihoods } from './softmax-regression.ts';

/** How far a sentence speaks by itself: a request among five sentences that tell is hardly heard in the whole. */
const SENTENCE = 0.35;

/**
 * How likely each card is, and no card at the end, by what was learned from goals. A goal of several sentences counts
 * as a whole and by the sentence that speaks most for a card, so that these do not add up to 1.
 */
export function cardLikelihoods(index: CardIndex, goal: Goal, said: readonly Said[]): number[] {
  const of = ({ asking }: Pick<Goal, 'asking'>) =>
    likelihoods(index.learned, goalFeatures({ ...goal, asking }, index.grammar));
  const whole = [...of(goal)];
  if (said.length < 2) return whole;
  const parts = said.map(({ text }) => of({ asking: text }));
  return whole.map((share, at) => {
    const most = Math.max(...parts.map((part) => part[at] ?? 0));
    return (1 - SENTENCE) * share + SENTENCE * most;
  });
}
