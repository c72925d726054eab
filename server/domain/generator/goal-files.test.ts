import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { cardsIn } from '../cards/card-files.ts';
import { goalsIn, NO_CARD } from './goal-files.ts';

/** Fewer say too little about a task beside its phrasings. */
const LEAST_GOALS = 6;

describe.each(LANGUAGE_CODES)('the goals in %s', (language) => {
  const goals = goalsIn(language);

  it('are several of each card that can be chosen, and many without one', () => {
    const counts = new Map<string, number>();
    for (const { card } of goals) counts.set(card, (counts.get(card) ?? 0) + 1);
    const chosen = cardsIn(language).filter(({ phrasings }) => phrasings.length > 0);
    const few = chosen.filter(({ id }) => (counts.get(id) ?? 0) < LEAST_GOALS).map(({ id }) => id);
    expect(few).toEqual([]);
    expect(counts.get(NO_CARD)).toBeGreaterThanOrEqual(100);
    const known = new Set([NO_CARD, ...chosen.map(({ id }) => id)]);
    expect([...counts.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  it('are there once each', () => {
    const texts = goals.map(({ goal }) => goal.trim());
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
