import { describe, expect, it } from 'vitest';
import type { Prompt } from '#src/generated/api/endpoints.schemas.ts';
import { Draft } from '#contract/generated/schemas/prompts.ts';
import {
  isEditorValues,
  isSameDraft,
  toDraft,
  valuesOfCandidate,
  valuesOfPrompt,
} from './editor-values.ts';

const prompt: Prompt = {
  state: 'saved',
  id: '01930c1e-5a00-7000-8000-0000000000a2',
  title: 'Launch email',
  description: '',
  body: 'Write to {{audience}} about {{product}}.',
  categoryId: '01930c1e-5a00-7000-8000-0000000000c2',
  tags: ['launch'],
  variables: [
    { name: 'audience', type: 'text', required: true },
    { name: 'gone', type: 'text', required: true },
  ],
  direction: 'auto',
  source: 'generated',
  visibility: 'team',
  isFavourite: true,
  quality: { findings: [], checklist: [] },
  estimatedTokens: 12,
  version: 3,
  runCount: 0,
  createdAt: '2026-07-02T08:14:00Z',
  updatedAt: '2026-11-18T14:05:00Z',
};

describe('the editor', () => {
  it('sends what the contract takes, with the variables that the body has', () => {
    const draft = toDraft(valuesOfPrompt(prompt));
    expect(Draft.safeParse(draft).success).toBe(true);
    expect(draft.variables?.map(({ name }) => name)).toEqual(['audience', 'product']);
    expect(draft).not.toHaveProperty('language');
    expect(draft).not.toHaveProperty('changeNote');
  });
  it('says that a description was emptied: an absent field would keep its value', () => {
    expect(toDraft({ ...valuesOfPrompt(prompt), description: ' ' }).description).toBe('');
  });
  it('sees no change in a note alone, nor in a variable that the body lacks', () => {
    const values = valuesOfPrompt(prompt);
    expect(isSameDraft(values, { ...values, changeNote: 'x' })).toBe(true);
    expect(isSameDraft(values, { ...values, variables: values.variables.slice(0, 1) })).toBe(true);
    expect(isSameDraft(values, { ...values, body: `${values.body} ` })).toBe(false);
  });
  it('begins from a candidate with the brief’s category and language', () => {
    const candidate = {
      title: 'T',
      body: 'B',
      variables: [],
      variant: 'full' as const,
      findings: [],
      reasons: [],
      estimatedTokens: 1,
    };
    const brief = { goal: 'x', categoryId: 'c', language: 'ar' };
    expect(valuesOfCandidate(candidate, { brief })).toMatchObject({
      categoryId: 'c',
      language: 'ar',
    });
  });
});

it('a kept draft of another shape is not taken', () => {
  expect(isEditorValues(valuesOfPrompt(prompt))).toBe(true);
  expect(isEditorValues({ ...valuesOfPrompt(prompt), tags: [1] })).toBe(false);
  expect(isEditorValues({ title: 'x' })).toBe(false);
});
