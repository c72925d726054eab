import { expect, it } from 'vitest';
import { requestIn, saidIn } from './asking.ts';
import { readGoal } from './goal.ts';
import { grammarOf } from './grammar.ts';

const requestOf = (goal: string) => {
  const grammar = grammarOf('en');
  return requestIn(saidIn(readGoal(goal, grammar), grammar));
};

it('a request is what asks, without what tells', () => {
  expect(requestOf('We move in May. Write a note to our neighbours. The lift is small.')).toBe(
    'Write a note to our neighbours.',
  );
});

it('a goal that only asks, or only tells, has no request apart from the rest', () => {
  expect(requestOf('Write a note to our neighbours')).toBeUndefined();
  expect(requestOf('We move in May. The lift is small.')).toBeUndefined();
});
