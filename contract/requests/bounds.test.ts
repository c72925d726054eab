import { describe, expect, it } from 'vitest';
import { boundOf, isWithin } from './bounds.ts';

const item = {
  price: 12,
  createdAt: '2026-11-03T21:30:00Z',
  updatedAt: '2026-11-05T08:00:00Z',
  day: '2026-11-04',
};

describe('a bound of a list', () => {
  it.each([
    ['minPrice', { isLow: true, fields: ['price'], kind: 'number' }],
    ['price_lte', { isLow: false, fields: ['price'], kind: 'number' }],
    ['price[gte]', { isLow: true, fields: ['price'], kind: 'number' }],
    ['createdAfter', { isLow: true, fields: ['createdAt'], kind: 'date' }],
    ['updated_before', { isLow: false, fields: ['updatedAt'], kind: 'date' }],
    ['from', { isLow: true, fields: ['createdAt', 'updatedAt', 'day'], kind: 'date' }],
    ['endDate', { isLow: false, fields: ['createdAt', 'updatedAt', 'day'], kind: 'date' }],
    ['price', undefined],
    ['minWeight', undefined],
    ['transferTo', undefined],
  ])('is read from %s', (name, bound) => {
    expect(boundOf(name, item)).toEqual(bound);
  });

  it.each([
    ['minPrice', '12', true],
    ['minPrice', '13', false],
    ['maxPrice', '11', false],
    ['createdAfter', '2026-11-03', true],
    ['createdBefore', '2026-11-03', true],
    ['createdBefore', '2026-11-02', false],
    ['createdBefore', '2026-11-03T00:00:00Z', false],
    ['from', '2026-11-06', false],
    ['from', 'tomorrow', true],
  ])('by %s %s lets the item through: %s', (name, limit, expected) => {
    const bound = boundOf(name, item);
    expect(bound && isWithin(bound, item, limit)).toBe(expected);
  });

  it('is a date of an object in the item, where the item has none', () => {
    const listed = { transaction: { createdAt: '2026-11-03T21:30:00Z' }, owner: { name: 'Ada' } };
    const bound = boundOf('from', listed);
    expect(bound?.fields).toEqual(['transaction.createdAt']);
    expect(bound && isWithin(bound, listed, '2026-11-04')).toBe(false);
    expect(bound && isWithin(bound, listed, '2026-11-03')).toBe(true);
  });
});
