import { expect, it } from 'vitest';
import { waitingCopies } from './waiting-copies.ts';

const of = (...forms: [form: string, value: unknown][]) =>
  waitingCopies({ list: () => forms.map(([form, value]) => ({ form, value })) }, 'lin');

it('names the prompts whose changes wait on this device', () => {
  const kept = { values: { title: 'Weekly report' }, baseVersion: 1, revision: 0 };
  expect(of(['prompt.1', kept], ['generator.work', kept], ['run.1', kept])).toEqual([
    { promptId: '1', title: 'Weekly report' },
  ]);
});

it('leaves out what has nowhere to be sent to, and what is broken', () => {
  const { revision: _, ...copied } = { values: { title: 'Template' }, baseVersion: 1, revision: 0 };
  expect(of(['prompt.1', copied], ['prompt.2', null], ['prompt.3', { revision: 1 }])).toEqual([]);
});
