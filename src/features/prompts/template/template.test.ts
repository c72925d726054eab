import { describe, expect, it } from 'vitest';
import type { Variable } from '#src/generated/api/endpoints.schemas.ts';
import { tidyVariable, withType, withVariable } from './variables.ts';

describe('variables', () => {
  const date: Variable = { name: 'day', type: 'date', required: false };
  it('are changed in place, and added when new', () => {
    const changed = { ...date, required: true };
    expect(withVariable([date], changed)).toEqual([changed]);
    expect(withVariable([], date)).toEqual([date]);
  });
  it('lose what another type has no use for', () => {
    const choice: Variable = {
      name: 'tone',
      type: 'select',
      required: true,
      options: ['a', 'b'],
      default: 'a',
    };
    expect(withType(choice, 'number')).toEqual({ name: 'tone', type: 'number', required: true });
    expect(withType({ ...date, type: 'text', default: 'x' }, 'select')).toMatchObject({
      options: ['x'],
    });
    expect(withType({ ...date, type: 'text', default: 'x' }, 'textarea')).toMatchObject({
      default: 'x',
    });
  });
  it('are sent as the contract takes them', () => {
    expect(tidyVariable({ name: 'a', type: 'select', required: true, options: [' '] })).toEqual({
      name: 'a',
      type: 'text',
      required: true,
    });
    expect(
      tidyVariable({
        name: 'a',
        type: 'select',
        required: true,
        options: ['x', ' x ', 'y'],
        default: 'z',
        label: ' ',
      }),
    ).toEqual({ name: 'a', type: 'select', required: true, options: ['x', 'y'] });
  });
});
