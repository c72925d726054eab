import { expect, it } from 'vitest';
import { saidIn } from './asking.ts';
import { indexOf } from './card-index.ts';
import { cardLikelihoods } from './card-likelihoods.ts';
import { readGoal } from './goal.ts';
import { grammarOf } from './grammar.ts';

const GOAL =
  'The trip to Portugal with the kids is booked and the budget is a mess. My boss wants his report by Friday. ' +
  'I need a toast for my brother. The landlord has not answered about the boiler. Our exam is in June.';

it('a request among sentences that tell counts by itself, too', () => {
  const grammar = grammarOf('en');
  const index = indexOf('en');
  const goal = readGoal(GOAL, grammar);
  const { whole, sentence } = cardLikelihoods(index, goal, saidIn(goal, grammar));
  const at = index.cards.findIndex(({ id }) => id === 'speech-wedding');
  expect(sentence[at]).toBeGreaterThan(whole[at] ?? 1);
});

it('a typo counts as the word that it stands for', () => {
  const grammar = grammarOf('en');
  const index = indexOf('en');
  const likelyCard = (text: string) => {
    const goal = readGoal(text, grammar);
    const { whole } = cardLikelihoods(index, goal, saidIn(goal, grammar));
    return whole[index.cards.findIndex(({ id }) => id === 'workout-plan')] ?? 0;
  };
  expect(likelyCard('workuot plan')).toBeCloseTo(likelyCard('workout plan'), 5);
});
