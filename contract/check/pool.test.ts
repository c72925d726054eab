import { expect, it } from 'vitest';
import type { Operation } from '../document/document.ts';
import { createPool } from './pool.ts';

const operation = (method: string, path: string) =>
  ({
    id: `${method} ${path}`,
    method,
    path,
    parameters: [],
    responses: [],
  }) as unknown as Operation;
const save = operation('post', '/pay/save-card');
const draft = operation('post', '/prompts/draft');
const item = operation('put', '/pay/cards/{cardId}/default');

it('takes an id that another part of the contract names alike for the last resort', () => {
  const pool = createPool([save, draft, item]);
  pool.harvest(save, { id: 'a-payment-card' }, true);
  pool.harvest(draft, { cardId: 'a-task-card' }, true);
  expect(pool.valuesOf('cardId').map(({ value }) => value)).toEqual([
    'a-payment-card',
    'a-task-card',
  ]);
});
