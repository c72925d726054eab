import { expect, it } from 'vitest';
import { deviceKind } from './sessions.ts';

it('tells what is carried from what stands on a desk, and what nobody knows', () => {
  expect(['iPhone', 'Android phone', 'iPad'].map(deviceKind)).toEqual(['phone', 'phone', 'phone']);
  expect(['Mac', 'Windows PC', 'Linux PC'].map(deviceKind)).toEqual([
    'computer',
    'computer',
    'computer',
  ]);
  expect(deviceKind('')).toBe('unknown');
});
