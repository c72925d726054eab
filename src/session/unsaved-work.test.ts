import { describe, expect, it } from 'vitest';
import { hasUnsavedWork } from './unsaved-work.ts';

const left = (form: string, value: unknown) => ({ list: () => [{ form, value }] });

it.each([
  ['a changed prompt', 'prompt.0193', { values: { title: 'Plan' }, baseVersion: 2 }],
  ['a candidate that was changed', 'generator.work', { work: {}, isDirty: true }],
  ['candidates of which none is saved', 'generator.work', { work: {} }],
  ['a goal', 'generator.brief', { goal: 'A letter' }],
  ['a changed profile', 'profile', { firstName: 'Lin' }],
])('%s is unsaved work', (_what, form, value) => {
  expect(hasUnsavedWork(left(form, value), 'lin')).toBe(true);
});

it.each([
  ['what a run was filled with', 'run.0193', { values: { name: 'Lin' } }],
  ['a goal that was emptied', 'generator.brief', { goal: '  ', tone: '' }],
  ['a profile whose changes were taken back', 'profile', {}],
  ['a candidate that was saved', 'generator.work', { work: {}, isDirty: false }],
])('%s is none', (_what, form, value) => {
  expect(hasUnsavedWork(left(form, value), 'lin')).toBe(false);
});

describe('the goal of a prompt', () => {
  const work = {
    form: 'generator.work',
    value: { work: { brief: { goal: 'A letter' } }, isDirty: false },
  };
  const brief = (goal: string) => ({ form: 'generator.brief', value: { goal } });

  it('is no unsaved work once the prompt is saved', () => {
    expect(hasUnsavedWork({ list: () => [brief('A letter'), work] }, 'lin')).toBe(false);
  });
  it('is one again when it was changed since', () => {
    expect(hasUnsavedWork({ list: () => [brief('A poem'), work] }, 'lin')).toBe(true);
  });
});

it('nothing left, nothing to ask', () => {
  expect(hasUnsavedWork({ list: () => [] }, 'lin')).toBe(false);
});
