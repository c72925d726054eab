import { describe, expect, it } from 'vitest';
import type { Brief } from '../../ports/model.ts';
import { isVariableName, variableNames } from '../template/parse.ts';
import { renderTemplate } from '../template/render.ts';
import { compose } from './compose.ts';
import { CATEGORIES } from './types.ts';

const LAUNCH: Brief = { goal: 'Write a launch email for our new bike lamp to commuters' };

function first(brief: Brief, locale = 'en') {
  const [candidate] = compose(brief, { locale });
  if (candidate === undefined) throw new Error('no candidate');
  return candidate;
}

describe('compose', () => {
  it('gives as many candidates as asked for, each another technique', () => {
    for (const count of [1, 2, 3]) {
      const techniques = compose({ ...LAUNCH, count }, { locale: 'en' }).map((c) => c.technique);
      expect(new Set(techniques).size).toBe(count);
      expect(techniques).toHaveLength(count);
    }
  });
  it('gives the same prompts for the same brief', () => {
    expect(compose(LAUNCH, { locale: 'fr' })).toEqual(compose(LAUNCH, { locale: 'fr' }));
  });
  it('asks for what the work needs', () => {
    expect(variableNames(first(LAUNCH).body)).toEqual(
      expect.arrayContaining(['product', 'call_to_action']),
    );
    const review = first({ goal: 'Review my code for security problems', categorySlug: 'coding' });
    expect(variableNames(review.body)).toEqual(expect.arrayContaining(['language', 'code']));
  });
  it('does not ask for what the goal says', () => {
    const review = first({ goal: 'Review this pull request in TypeScript' });
    expect(review.body).toContain('TypeScript');
    expect(variableNames(review.body)).not.toContain('language');
    expect(first({ goal: 'Translate our menu into French' }).body).toMatch(
      /Target language:\*\* French/u,
    );
    expect(first({ goal: '12 names for a bakery in Graz' }).body).toMatch(/How many:\*\* 12/u);
  });
  it('keeps what the person asked for word for word', () => {
    const brief: Brief = {
      ...LAUNCH,
      tone: 'dry',
      audience: 'cyclists in Oslo',
      context: 'The lamp is called Lumo.',
      mustInclude: ['the price of 49 euros'],
      mustAvoid: ['puns'],
      format: 'one haiku',
    };
    for (const { body } of compose(brief, { locale: 'en' })) {
      for (const text of [
        'dry',
        'cyclists in Oslo',
        'Lumo',
        'the price of 49 euros',
        'puns',
        'one haiku',
      ]) {
        expect(body).toContain(text);
      }
    }
  });
  it('learns from examples when there are some', () => {
    const { technique, body } = first({
      ...LAUNCH,
      examples: [{ input: 'in', output: 'Short.\nSweet.' }],
    });
    expect(technique).toBe('fewShot');
    expect(body).toContain('> Short.\n> Sweet.');
  });
  it("treats a person's text as data: braces in it are no blanks", () => {
    const brief: Brief = {
      goal: 'Write a note about {{secret_sauce}} templates',
      context: 'We write {{name}} a lot.',
      mustInclude: ['{{this}}'],
      examples: [{ output: '{{that}}' }],
    };
    for (const { body, variables } of compose(brief, { locale: 'en' })) {
      const names = variables.map((variable) => variable.name);
      for (const name of ['secret_sauce', 'name', 'this', 'that'])
        expect(names).not.toContain(name);
      const values = Object.fromEntries(
        variables.map(({ name, options }) => [name, options?.[0] ?? '5']),
      );
      const dates = variables
        .filter(({ type }) => type === 'date')
        .map(({ name }) => [name, '2026-12-01']);
      const filled = renderTemplate(body, variables, { ...values, ...Object.fromEntries(dates) });
      expect(filled).toMatchObject({ ok: true });
      expect(filled.ok && filled.text).toContain('{{secret_sauce}}');
    }
  });
  it('answers in a language that it does not write', () => {
    const { body } = first({ goal: 'Schreibe eine Einladung für unsere Nachbarn zum Sommerfest' });
    expect(body).toContain('Answer in German.');
    expect(first({ ...LAUNCH, language: 'ja' }).body).toContain('Answer in Japanese.');
  });
  it('fits into the contract with the longest brief there can be', () => {
    const items = Array.from({ length: 20 }, () => '{{'.repeat(150));
    const example = { input: 'x\n'.repeat(1000), output: '{{'.repeat(2000) };
    const brief: Brief = {
      goal: '{{'.repeat(1000),
      context: '{{\n'.repeat(1300),
      role: 'r'.repeat(200),
      mustInclude: items,
      mustAvoid: items,
      examples: Array.from({ length: 5 }, () => example),
    };
    for (const { body, title, reasons } of compose(brief, { locale: 'ar' })) {
      expect(body.length).toBeLessThanOrEqual(20_000);
      expect(title.length).toBeLessThanOrEqual(120);
      expect(title).not.toBe('');
      for (const reason of reasons) expect(reason.length).toBeLessThanOrEqual(500);
    }
  });
});

describe('titles', () => {
  it.each([
    [
      'Write a launch email for our new bike lamp to commuters',
      'Launch email for our new bike lamp to commuters',
    ],
    ['please help me to write a cover letter, I am a nurse', 'Cover letter'],
    [
      'I want to create a prompt that helps me summarise long legal contracts for my clients',
      'Summarise long legal contracts for my clients',
    ],
    [
      'Turn my raw notes into a weekly status report that my manager reads',
      'Turn my raw notes into a weekly status report',
    ],
  ])('%s', (goal, title) => {
    expect(first({ goal }).title).toBe(title);
  });
});

const GOALS: Record<string, readonly [goal: string, category: string]> = {
  en1: ['Write a blog article on why small towns need libraries', 'writing'],
  en2: ['cold email to a prospect in logistics', 'sales'],
  en3: ['Answer an angry customer who wants a refund for a late delivery', 'support'],
  en4: ['Analyse churn in our survey data', 'data'],
  en5: ['Cover letter for a job as a nurse', 'career'],
  en6: ['Plan a weekend trip to Rome', 'life'],
  en7: ['A bedtime story about a shy dragon', 'entertainment'],
  en8: ['Improve the abstract of my thesis on soil bacteria', 'academic'],
};

describe('categories', () => {
  it.each(Object.values(GOALS))('%s → %s', (goal, category) => {
    expect(first({ goal }).body).toBe(first({ goal, categorySlug: category }).body);
  });
  it.each(CATEGORIES)('%s has candidates that the quality rules like', (categorySlug) => {
    for (const goal of ['Something useful for next week', 'Algo útil para la semana que viene']) {
      for (const { quality, body, variables } of compose(
        { goal, categorySlug },
        { locale: 'en' },
      )) {
        expect(
          quality.score,
          `${body}\n${JSON.stringify(quality.findings)}`,
        ).toBeGreaterThanOrEqual(80);
        expect(variables.every(({ name }) => isVariableName(name))).toBe(true);
      }
    }
  });
});
