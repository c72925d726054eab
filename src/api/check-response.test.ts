import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findViolation } from './check-response.ts';

const TABLE = {
  listMyPrompts: {
    method: 'get',
    path: '/api/users/prompt/my',
    responses: { 200: { schema: z.object({ total: z.number() }) } },
  },
  getPrompt: {
    method: 'get',
    path: '/api/users/prompt/{promptId}',
    responses: { 200: { schema: z.object({ title: z.string() }) }, 404: { schema: undefined } },
  },
};
const answer = (url: string, status: number, data: unknown) => ({
  method: 'GET',
  url,
  status,
  data,
});

it('an answer that keeps to the contract is none', () => {
  expect(
    findViolation(TABLE, answer('/api/users/prompt/a1?x=1', 200, { title: 'A' })),
  ).toBeUndefined();
  expect(findViolation(TABLE, answer('/api/users/prompt/a1', 404, 'whatever'))).toBeUndefined();
});

it('a violation names the operation and the field', () => {
  expect(findViolation(TABLE, answer('/api/users/prompt/a1', 200, { title: 7 }))).toMatch(
    /^getPrompt 200: title: /u,
  );
});

it('a concrete path stands before a templated one', () => {
  expect(findViolation(TABLE, answer('/api/users/prompt/my', 200, { title: 'A' }))).toMatch(
    /^listMyPrompts 200: total/u,
  );
});

it('an unlisted status and an unknown call are violations', () => {
  expect(findViolation(TABLE, answer('/api/users/prompt/a1', 418, {}))).toContain('418');
  expect(findViolation(TABLE, answer('/api/users/nothing', 200, {}))).toContain(
    'not in the contract',
  );
  expect(findViolation(TABLE, answer('/locales/en/common.json', 200, {}))).toBeUndefined();
});
