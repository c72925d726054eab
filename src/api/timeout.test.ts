import { expect, it } from 'vitest';
import { timeoutOf } from './timeout.ts';

it.each([
  '/api/users/prompt/generate',
  '/api/v1/admin/models',
  '/api/v1/admin/models/look-up',
  '/api/v1/admin/models/01930c1e-5a00-7000-8000-0000000000a4/test',
])('%s waits as long as a model may take', (path) => {
  expect(timeoutOf(path)).toBeGreaterThan(90_000);
});

it.each([undefined, '/api/users/prompt/save', '/api/v1/admin/models/discovery'])(
  '%s waits for half a minute',
  (path) => expect(timeoutOf(path)).toBe(30_000),
);
