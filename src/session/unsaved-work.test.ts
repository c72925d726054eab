import { expect, it } from 'vitest';
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
  ['a candidate that was saved', 'generator.work', { work: {}, isDirty: false }],
])('%s is none', (_what, form, value) => {
  expect(hasUnsavedWork(left(form, value), 'lin')).toBe(false);
});

it('nothing left, nothing to ask', () => {
  expect(hasUnsavedWork({ list: () => [] }, 'lin')).toBe(false);
});
