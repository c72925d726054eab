import { expect, test } from 'vitest';
import { problemsOf } from './contract.ts';
import { operations } from '#contract/generated/operations.ts';
import { Brief } from '#contract/generated/schemas.ts';
import { PROBLEM_STATUS } from '#contract/problems/problem-codes.ts';

test('a service can throw only what all of its operations document', () => {
  const { problem, invalid } = problemsOf<'savePrompt' | 'savePromptAsPdf'>();
  expect(problem('forbidden').status).toBe(403);
  expect(invalid([{ field: 'title', code: 'duplicate' }]).code).toBe('validation_failed');
  // @ts-expect-error -- the download documents no stale_version.
  problem('stale_version');
  // @ts-expect-error -- neither knows seats.
  problem('seats_full');
  // @ts-expect-error -- the download has no visibility to refuse with no_team.
  invalid([{ field: 'visibility', code: 'no_team' }]);
});

test('every code of the contract has its status and text here, and none is of nobody', () => {
  const listed = new Map<string, number>();
  for (const { codes } of Object.values(operations))
    for (const [status, list] of Object.entries(codes))
      for (const code of list) listed.set(code, Number(status));
  // What no operation sends: an unknown path's and another method's answer are told in the contract's introduction.
  listed.set('method_not_allowed', 405);
  expect(Object.fromEntries(listed)).toEqual(PROBLEM_STATUS);
});

test('a goal of blanks fits no schema, so that the mock and the interface refuse it too', () => {
  expect(Brief.safeParse({ goal: ' \n'.repeat(10) }).success).toBe(false);
  expect(Brief.safeParse({ goal: 'Write a letter to my landlord' }).success).toBe(true);
});
