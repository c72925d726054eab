import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { wordsOf } from './comparable-words.ts';
import { goalFeatures } from './goal-features.ts';
import { readGoal } from './goal.ts';
import { grammarOf } from './grammar.ts';
import { meaningsOf, readLexicon } from './lexicon.ts';

const meaningsIn = (text: string, language: (typeof LANGUAGE_CODES)[number]) =>
  meaningsOf(wordsOf(text), readLexicon(language)).map(({ meaning }) => meaning);

describe('the lexicon', () => {
  it('knows words and phrases in any spelling', () => {
    expect(meaningsIn('My Hydrangea has gone droopy', 'en')).toContain('plant');
    expect(meaningsIn('une hortensia et un ELAGAGE', 'fr')).toContain('plant');
    expect(meaningsIn('我的绣球花叶子黄了', 'zh')).toContain('plant');
  });

  it('prefers the longest entry that begins at a word', () => {
    const lexicon = new Map([
      [
        'tomato',
        [
          { rest: ['plant'], meaning: 'plant' },
          { rest: [], meaning: 'ingredient' },
        ],
      ],
    ]);
    expect(meaningsOf(['tomato', 'plant'], lexicon)).toEqual([
      { meaning: 'plant', from: 0, to: 1 },
    ]);
    expect(meaningsOf(['tomato', 'soup'], lexicon)).toEqual([
      { meaning: 'ingredient', from: 0, to: 0 },
    ]);
  });

  it('lets a goal say what its words mean, and beside which words', () => {
    const grammar = grammarOf('en');
    const features = goalFeatures(readGoal('water my hydrangea daily', grammar), grammar);
    expect(features.has('@plant')).toBe(true);
    expect(features.has('my @plant')).toBe(true);
    expect(features.has('@plant daily')).toBe(true);
  });

  it('has the same classes in every language', () => {
    const classesOf = (language: (typeof LANGUAGE_CODES)[number]) =>
      [
        ...new Set([...readLexicon(language).values()].flat().map(({ meaning }) => meaning)),
      ].toSorted();
    const english = classesOf('en');
    expect(english.length).toBeGreaterThan(40);
    for (const language of LANGUAGE_CODES) expect(classesOf(language), language).toEqual(english);
  });
});
