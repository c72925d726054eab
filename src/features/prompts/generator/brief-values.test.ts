import { describe, expect, it } from 'vitest';
import { Brief } from '#contract/generated/schemas/prompts.ts';
import { countDetails, EMPTY_BRIEF, isBriefDraft, toBrief } from './brief-values.ts';

describe('a brief', () => {
  it('is its goal alone when nothing else was filled in', () => {
    const brief = toBrief({ ...EMPTY_BRIEF, goal: '  Write a good letter ' });
    expect(brief).toEqual({ goal: 'Write a good letter', count: 3 });
    expect(Brief.safeParse(brief).success).toBe(true);
  });
  it('takes one entry a line, with or without marks of a list', () => {
    const brief = toBrief({ ...EMPTY_BRIEF, mustInclude: '- a, b\n\n• c\n  d', mustAvoid: ' ' });
    expect(brief.mustInclude).toEqual(['a, b', 'c', 'd']);
    expect(brief).not.toHaveProperty('mustAvoid');
  });
  it('leaves out empty examples, and an empty input', () => {
    const examples = [
      { input: '', output: ' ' },
      { input: '', output: 'x' },
      { input: 'only', output: '' },
    ];
    expect(toBrief({ ...EMPTY_BRIEF, examples }).examples).toEqual([
      { output: 'x' },
      { input: 'only', output: '' },
    ]);
  });
  it('counts what folds out', () => {
    expect(countDetails({ ...EMPTY_BRIEF, goal: 'x', count: 1 })).toBe(0);
    expect(countDetails({ ...EMPTY_BRIEF, role: 'a', length: 'short' })).toBe(2);
  });
});

describe('a kept brief', () => {
  it('is taken when every field fits', () => {
    expect(isBriefDraft(EMPTY_BRIEF)).toBe(true);
    expect(isBriefDraft({ goal: 'x' })).toBe(true);
  });
  it.each([[null], ['x'], [{ goal: 1 }], [{ examples: [{ input: 'x' }] }], [{ count: '3' }]])(
    'is not taken otherwise: %j',
    (value) => expect(isBriefDraft(value)).toBe(false),
  );
});
