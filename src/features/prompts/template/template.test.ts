import { describe, expect, it } from 'vitest';
import type { Variable } from '#src/generated/api/endpoints.schemas.ts';
import { bodyParts, toVariableName, variableNames } from './body-parts.ts';
import { directionOfText } from './direction.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { tidyVariable, variablesOf, withType, withVariable } from './variables.ts';

describe('the parts of a body', () => {
  it('together are the body, whatever it holds', () => {
    for (const body of ['', 'a', '{{a}}{{ب}} x {{ a }} \\{{c}} {{{d}}}', '}}{{', '{{a}}\n']) {
      expect(
        bodyParts(body)
          .map(({ text }) => text)
          .join(''),
      ).toBe(body);
    }
  });
  it('name each blank once, in order and in any script', () => {
    expect(variableNames('{{b}} {{المنتج}} {{b}} {{主题}} \\{{not}} {{no no}}')).toEqual([
      'b',
      'المنتج',
      '主题',
    ]);
  });
  it('leave a name of more than 40 code points as text', () => {
    expect(variableNames(`{{${'𠮷'.repeat(40)}}} {{${'x'.repeat(41)}}}`)).toHaveLength(1);
  });
});

describe('a name made of words', () => {
  it.each([
    ['launch date!', 'launch_date'],
    ['  تاريخ الإطلاق ', 'تاريخ_الإطلاق'],
    ['—', ''],
    ['x'.repeat(60), 'x'.repeat(40)],
  ])('%s', (words, name) => expect(toVariableName(words)).toBe(name));
});

describe('variables', () => {
  const date: Variable = { name: 'day', type: 'date', required: false };
  it('follow the body, and come back as they were', () => {
    expect(variablesOf('{{who}} {{day}}', [date])).toEqual([
      { name: 'who', type: 'text', required: true },
      date,
    ]);
    expect(variablesOf('{{da}}', [date])).toEqual([{ name: 'da', type: 'text', required: true }]);
    expect(variablesOf('{{day}}', [date])).toEqual([date]);
  });
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

describe('the direction of a text', () => {
  it.each([
    ['Hello مرحبا', 'ltr'],
    ['{{product}} أعلن عن', 'rtl'],
    ['## ١. שלום', 'rtl'],
    ['123 …', 'ltr'],
  ])('%s', (text, direction) => expect(directionOfText(text)).toBe(direction));
});

describe('estimateTokens', () => {
  it('agrees with the server', () => {
    expect(estimateTokens('The quick brown fox jumps over the lazy dog.')).toBe(10);
    expect(estimateTokens('')).toBe(0);
  });
});
