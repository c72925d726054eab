import { describe, expect, it } from 'vitest';
import { inferVariable } from '#core/template/infer-variable.ts';
import { valueWords } from './value-words.ts';

describe('fields of variables that nothing describes', () => {
  it.each([
    ['launch_date', 'date', 'Launch date'],
    ['customer_email', 'email', 'Customer email'],
    ['source_text', 'textarea', 'Source text'],
    ['عدد_الطلاب', 'number', 'عدد الطلاب'],
    ['最大字数', 'number', '最大字数'],
    ['fecha_limite', 'date', 'Fecha limite'],
    ['audience', 'text', 'Audience'],
    ['_', 'text', '_'],
  ])('are guessed from the name %s', (name, type, label) => {
    expect(inferVariable(name, valueWords())).toEqual({ name, type, label, required: true });
  });
});
