import { describe, expect, it } from 'vitest';
import { addTags } from './add-tags.ts';
import { parseNumber } from './parse-number.ts';
import { placeErrors } from './place-errors.ts';

describe('parseNumber', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['12', 12],
    ['-3.5', -3.5],
    ['3,5', 3.5],
    ['٣٫٥', 3.5],
    ['۱۲', 12],
    ['1 000', 1000],
    ['.5', 0.5],
  ])('reads %j as %j', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['abc', '1.2.3', '--1', '1e5', 'Infinity'])('%j is no number', (text) => {
    expect(parseNumber(text)).toBeNaN();
  });
});

describe('addTags', () => {
  const limits = { maxTags: 4, maxLength: 8 };

  it('splits at commas of all our languages and at line ends', () => {
    expect(addTags([], 'a, b،c，d', limits)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves out twins, whatever their case, and blanks', () => {
    expect(addTags(['Office'], 'office, ,  home ', limits)).toEqual(['Office', 'home']);
  });

  it('keeps the limits', () => {
    expect(addTags([], '1,2,3,4,5', limits)).toHaveLength(4);
    expect(addTags([], 'abcdefghij', limits)).toEqual(['abcdefgh']);
  });
});

describe('placeErrors', () => {
  const values = { title: '', rows: [{ email: '' }] };

  it('finds fields however their path is written', () => {
    const errors = ['rows.0.email', 'rows[0].email', '/rows/0/email'].map((field) => ({
      field,
      message: 'x',
    }));
    const { placed, loose } = placeErrors({ message: '', errors }, values);
    expect(placed.map(({ field }) => field)).toEqual(Array(3).fill('rows.0.email'));
    expect(loose).toEqual([]);
  });

  it('keeps apart what the form has no field for, inherited names included', () => {
    const errors = [
      { field: 'seats', message: 'full' },
      { field: 'constructor', message: 'no' },
    ];
    expect(placeErrors({ message: '', errors }, values)).toEqual({ placed: [], loose: errors });
  });
});
