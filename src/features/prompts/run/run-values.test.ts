import { describe, expect, it } from 'vitest';
import type { Variable } from '#src/generated/api/endpoints.schemas.ts';
import { faultOf, initialValue, isRemembered, toValues } from './run-values.ts';

const variable = (over: Partial<Variable> = {}): Variable => ({
  name: 'x',
  type: 'text',
  required: true,
  ...over,
});

describe('a field begins with', () => {
  it('what was typed last time, else its default, else nothing', () => {
    expect(initialValue(variable({ default: 'd' }), { x: 'last' })).toBe('last');
    expect(initialValue(variable({ default: 'd' }))).toBe('d');
    expect(initialValue(variable())).toBe('');
  });
  it('a value of its own type', () => {
    expect(initialValue(variable({ type: 'number', default: '3' }))).toBe(3);
    expect(initialValue(variable({ type: 'number' }), { x: 'three' })).toBeNull();
    expect(initialValue(variable({ type: 'checkbox', default: 'true' }))).toBe(true);
    expect(initialValue(variable({ type: 'select', options: ['a'] }), { x: 'gone' })).toBe('');
  });
  it('nothing inherited, whatever the variable is called', () => {
    expect(initialValue(variable({ name: 'constructor' }), {})).toBe('');
  });
});

describe('a value', () => {
  it.each<[Variable['type'], string | number | null, string | undefined]>([
    ['text', ' ', 'required'],
    ['number', Number.NaN, 'invalid'],
    ['number', null, 'required'],
    ['number', 0, undefined],
    ['email', 'lin@example', 'email'],
    ['email', 'lin@example.com', undefined],
    ['url', 'javascript:alert(1)', 'invalid'],
    ['url', 'https://example.com', undefined],
    ['date', '2027-02-29', 'invalid'],
    ['text', '🚀'.repeat(20_000), undefined],
    ['text', 'x'.repeat(20_001), 'tooLong'],
    ['select', 'gone', 'invalid'],
  ])('%s %s', (type, value, fault) => expect(faultOf(variable({ type }), value)).toBe(fault));
  it('may be left out when it is not required or has a default', () => {
    expect(faultOf(variable({ required: false }), '')).toBeUndefined();
    expect(faultOf(variable({ default: 'd' }), '')).toBeUndefined();
  });
});

it('what is sent leaves out what is empty, and keeps false and 0', () => {
  const variables = ['a', 'b', 'c', 'd'].map((name) => variable({ name }));
  expect(toValues(variables, { v_a: '', v_b: false, v_c: 0, v_d: null, v_gone: 'x' })).toEqual({
    b: false,
    c: 0,
  });
});

it('what was kept is taken only when it is values', () => {
  expect(isRemembered({ a: 'x', b: 1, c: true })).toBe(true);
  expect(isRemembered({ a: {} })).toBe(false);
});
