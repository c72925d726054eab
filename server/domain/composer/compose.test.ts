import { describe, expect, it } from 'vitest';
import type { Brief } from '#server/ports/model.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { variableNames } from '#core/template/parse.ts';
import { isVariableName } from '#core/template/variable-name.ts';
import { renderTemplate } from '#core/template/render.ts';
import { compose } from './compose.ts';
import { composerData } from './data/languages.ts';
import { CATEGORIES, KINDS } from './types.ts';

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

const GOALS: ReadonlyArray<readonly [goal: string, category: string]> = [
  ['Write a blog article on why small towns need libraries', 'writing'],
  ['cold email to a prospect in logistics', 'sales'],
  ['Answer an angry customer who wants a refund for a late delivery', 'support'],
  ['Analyse churn in our survey data', 'data'],
  ['Cover letter for a job as a nurse', 'career'],
  ['Plan a weekend trip to Rome', 'life'],
  ['A bedtime story about a shy dragon', 'entertainment'],
  ['Improve the abstract of my thesis on soil bacteria', 'academic'],
  ['Necesito un plan de clase sobre fracciones', 'education'],
  ['Traduce este menú al inglés', 'translation'],
  ['Lettre de motivation pour un poste de comptable', 'career'],
  ['Réponse à un client en colère après un retard de livraison', 'support'],
  ['خطة درس عن الكسور لطلاب الصف السادس', 'education'],
  ['اكتب قصة قبل النوم عن تنين خجول', 'entertainment'],
  ['初中二年级一次函数的教案', 'education'],
  ['我想学日语，三个月内能看懂漫画', 'education'],
  ['Compare three CRM tools for a team of five', 'business'],
  ['帮我回复一位要求退款的生气的客户', 'support'],
];

describe('categories', () => {
  it.each(GOALS)('%s → %s', (goal, category) => {
    expect(first({ goal }).body).toBe(first({ goal, categorySlug: category }).body);
  });
  it.each(CATEGORIES)('%s has candidates that the quality rules like', (categorySlug) => {
    for (const [language, goal] of Object.entries(VAGUE)) {
      for (const { quality, body, variables } of compose(
        { goal, categorySlug },
        { locale: 'en' },
      )) {
        expect(
          quality.score,
          `${body}\n${JSON.stringify(quality.findings)}`,
        ).toBeGreaterThanOrEqual(80);
        expect(detectLanguage(body)).toBe(language);
        expect(variables.every(({ name }) => isVariableName(name))).toBe(true);
      }
    }
  });
});

const VAGUE = {
  en: 'Something useful for next week',
  es: 'Algo útil para la semana que viene',
  fr: 'Quelque chose d’utile pour la semaine prochaine',
  ar: 'شيء مفيد للأسبوع القادم',
  zh: '下周要用的一份有用的东西',
};

describe('what is known in each language', () => {
  it.each(LANGUAGE_CODES)(
    '%s: names are usable, and every list is as long as in English',
    (language) => {
      const [data, english] = [composerData(language), composerData('en')];
      const names = Object.values(data.inputs).map(({ name }) => name);
      expect(names.filter((name) => !isVariableName(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
      for (const kind of KINDS) {
        const [own, model] = [data.kinds[kind], english.kinds[kind]];
        expect([
          kind,
          own.steps.length,
          own.deliver.length,
          own.questions.length,
          own.rules?.length,
        ]).toEqual([
          kind,
          model.steps.length,
          model.deliver.length,
          model.questions.length,
          model.rules?.length,
        ]);
      }
      for (const category of CATEGORIES) {
        const { rules, checks, lenses } = data.categories[category];
        expect([category, rules.length, checks.length, lenses.length]).toEqual([category, 3, 3, 3]);
      }
    },
  );
});

describe('tasks', () => {
  it.each([
    ['Quiero escribir un correo a mis vecinos', 'Tu tarea: escribir un correo a mis vecinos.'],
    ['Necesito un plan de clase sobre fracciones', 'Elabora un plan de clase sobre fracciones.'],
    ['J’ai besoin d’une lettre de motivation', 'Rédige une lettre de motivation.'],
    ['أريد أن أكتب رسالة إلى جيراني', 'اكتب رسالة إلى جيراني.'],
    ['帮我写一封给邻居的邮件', '写一封给邻居的邮件。'],
    ['I want to learn Italian before summer', 'Help me learn Italian before summer.'],
    ['How do I ask for a raise?', 'Answer this question: How do I ask for a raise?'],
    [
      'Hello! Could you please write a note to my neighbours? They are loud.',
      'Write a note to my neighbours.',
    ],
  ])('%s', (goal, task) => {
    expect(first({ goal }).body).toContain(`\n${task}`);
  });
});
