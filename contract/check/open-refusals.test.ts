import { expect, it } from 'vitest';
import type { Operation } from '../document/document.ts';
import { isLeftOpen } from './open-refusals.ts';

const documenting = (...statuses: string[]): Operation => ({
  id: 'one',
  path: '/one',
  method: 'get',
  object: { operationId: 'one', tags: ['one'], responses: {} },
  parameters: [],
  responses: statuses.map((status) => ({ status, object: {} })),
});

it.each([
  [401, ['200', '404'], true],
  [422, ['200', '401'], true],
  [422, ['200', '400'], false],
  [404, ['200', '400'], false],
  [401, ['200', '4XX'], false],
  [401, ['200', 'default'], false],
  [418, ['200'], false],
  [500, ['200'], false],
  [200, ['400', '404'], true],
  [200, ['201'], false],
  [200, ['400', 'default'], false],
])('a contract leaves %i open that documents %j: %s', (status, documented, isOpen) => {
  expect(isLeftOpen(documenting(...documented), status)).toBe(isOpen);
});
