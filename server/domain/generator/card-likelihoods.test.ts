import { expect, it } from 'vitest';
import { saidIn } from './asking.ts';
import { indexOf } from './card-index.ts';
import { cardLikelihoods } from './card-likelihoods.ts';
import { readGoal } from './goal.ts';
import { grammarOf } from './grammar.ts';

const GOAL =
  'The trip to Portugal with the kids is booked and the budget is a mess. My boss wants his report by Friday. ' +
  'I need a toast for my brother. The landlord has not answered about the boiler. Our exam is in June.';

function likelihoodOf(cardId: string, sentences: number): number {
  const grammar = grammarOf('en');
  const index = indexOf('en');
  const goal = readGoal(GOAL, grammar);
  const said = saidIn(goal, grammar).slice(0, sentences);
  return cardLikelihoods(index, goal, said)[index.cards.findIndex(({ id }) => id === cardId)] ?? 0;
}

it('a request among sentences that tell counts by itself, too', () => {
  const asWhole = likelihoodOf('speech-wedding', 1);
  expect(likelihoodOf('speech-wedding', 5)).toBeGreaterThan(1.05 * asWhole);
});
