import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Variable } from './variable.ts';
import { bodyParts, escapeBraces, findVariables, parseTemplate, variableNames } from './parse.ts';
import { reconcileVariables } from './reconcile.ts';
import { renderTemplate } from './render.ts';
import type { VariableValue } from './value.ts';
import { toVariableName } from './variable-name.ts';

function variable(over: Partial<Variable>): Variable {
  return { name: 'x', type: 'text', required: true, ...over };
}
function fill(
  type: Variable['type'],
  value: VariableValue | undefined,
  over: Partial<Variable> = {},
) {
  return renderTemplate(
    '[{{x}}]',
    [variable({ type, ...over })],
    value === undefined ? {} : { x: value },
  );
}

describe('parsing', () => {
  it('finds names of any script, in order of first appearance', () => {
    expect(variableNames('{{b}} {{الموضوع}} {{主题}} {{b}} {{año_2}} {{हिन्दी}}')).toEqual([
      'b',
      'الموضوع',
      '主题',
      'año_2',
      'हिन्दी',
    ]);
  });
  it('leaves what is not a variable alone', () => {
    const body = '{{ a }} {a} {{}} {{a b}} {{a-b}} {{' + 'x'.repeat(41) + '}}';
    expect(parseTemplate(body)).toEqual([{ kind: 'text', text: body }]);
  });
  it('counts a name by code points', () => {
    expect(variableNames(`{{${'𠮷'.repeat(40)}}}`)).toHaveLength(1);
  });
  it('takes a backslash for literal braces', () => {
    expect(parseTemplate(String.raw`\{{a}} {{b}}`)).toMatchObject([
      { kind: 'text', text: '{{a}} ' },
      { kind: 'variable', name: 'b', start: 7, end: 12 },
    ]);
  });
  it('finds the variable inside three braces', () => {
    expect(findVariables('{{{a}}}')).toEqual([{ name: 'a', start: 1, end: 6 }]);
  });
  it('brings any escaped text back unchanged and without a variable', () => {
    const braces = string({ unit: constantFrom('{', '}', '\\', 'a', 'م', ' ') });
    assert(
      property(braces, (text) => {
        const result = renderTemplate(`${escapeBraces(text)} {{x}}`, [], { x: '1' });
        expect(result).toEqual({ ok: true, text: `${text} 1` });
      }),
      { numRuns: 500 },
    );
  });
});

describe('filling', () => {
  it('puts values in once, braces in them staying text', () => {
    const result = renderTemplate('{{a}}-{{b}}-{{a}}', [], { a: '{{b}}', b: '$& \\{{' });
    expect(result).toEqual({ ok: true, text: '{{b}}-$& \\{{-{{b}}' });
  });
  it('names everything that is missing at once', () => {
    expect(renderTemplate('{{b}} {{a}}', [], { a: '  ' })).toEqual({
      ok: false,
      errors: [
        { field: 'values.b', code: 'required' },
        { field: 'values.a', code: 'required' },
      ],
    });
  });
  it('does not read inherited properties as values', () => {
    expect(renderTemplate('{{constructor}} {{__proto__}}', [], {})).toMatchObject({ ok: false });
  });
  it('takes the default, and nothing for an optional variable', () => {
    expect(fill('text', '', { default: 'd' })).toEqual({ ok: true, text: '[d]' });
    expect(fill('text', undefined, { required: false })).toEqual({ ok: true, text: '[]' });
  });
  it.each<[Variable['type'], VariableValue, boolean]>([
    ['number', 3.5, true],
    ['number', '1,5', true],
    ['number', '٣٤', true],
    ['number', 'three', false],
    ['number', '1e999', false],
    ['date', '2028-02-29', true],
    ['date', '2027-02-29', false],
    ['date', '1.2.2027', false],
    ['email', 'lin@example.com', true],
    ['email', 'lin@example', false],
    ['email', 'a@b@example.com', false],
    ['url', 'https://example.com/a?b', true],
    ['url', 'javascript:alert(1)', false],
    ['url', 'example.com', false],
    ['checkbox', true, true],
    ['checkbox', 'false', true],
    ['checkbox', 'yes', false],
  ])('checks %s: %s', (type, value, ok) => {
    const good = { ok: true, text: `[${String(value)}]` };
    const bad = { ok: false, errors: [{ field: 'values.x', code: 'invalid_format' }] };
    expect(fill(type, value)).toEqual(ok ? good : bad);
  });
  it('takes only the options of a select', () => {
    expect(fill('select', 'a', { options: ['a', 'b'] })).toEqual({ ok: true, text: '[a]' });
    expect(fill('select', 'c', { options: ['a', 'b'] })).toMatchObject({
      errors: [{ code: 'unknown' }],
    });
  });
  it('reads an unticked box as false', () => {
    expect(fill('checkbox', undefined)).toEqual({ ok: true, text: '[false]' });
  });
  it('refuses what grows beyond the limit', () => {
    const value = 'x'.repeat(20_000);
    expect(renderTemplate('{{x}}'.repeat(6), [], { x: value })).toEqual({
      ok: false,
      errors: [{ field: 'values', code: 'too_long' }],
    });
    expect(fill('textarea', `${value}x`)).toMatchObject({ errors: [{ code: 'too_long' }] });
  });
  it('counts lengths in characters, as the contract does', () => {
    const value = '🚀'.repeat(20_000);
    expect(fill('textarea', value)).toMatchObject({ ok: true });
    expect(renderTemplate('{{x}}'.repeat(5), [], { x: value })).toMatchObject({ ok: true });
    expect(fill('textarea', `${value}🚀`)).toMatchObject({ errors: [{ code: 'too_long' }] });
  });
});

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
  it('name each variable once, in order and in any script', () => {
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
  it('follow the body: new ones required texts, lost ones dropped, its order', () => {
    const declared = [
      variable({ name: 'gone' }),
      variable({ name: 'a', type: 'number', label: 'A' }),
    ];
    expect(reconcileVariables('{{b}} {{a}}', declared)).toEqual([
      { name: 'b', type: 'text', required: true },
      { name: 'a', type: 'number', required: true, label: 'A' },
    ]);
  });
  it('follow the body, and come back as they were', () => {
    const date = variable({ name: 'day', type: 'date', required: false });
    expect(reconcileVariables('{{who}} {{day}}', [date])).toEqual([
      { name: 'who', type: 'text', required: true },
      date,
    ]);
    expect(reconcileVariables('{{da}}', [date])).toEqual([
      { name: 'da', type: 'text', required: true },
    ]);
    expect(reconcileVariables('{{day}}', [date])).toEqual([date]);
  });
});
