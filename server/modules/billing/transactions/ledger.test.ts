import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language/languages.ts';
import { viewLine, type LineFacts } from '../subscriptions/invoice-lines.ts';
import { PLANS, planOf } from '../plans/plans.ts';
import { presentPlan } from '../plans/presenters.ts';
import { sumsOf } from './ledger.ts';

const at = (text: string) => new Date(text);
const november = {
  periodStart: at('2026-11-01T08:00:00Z'),
  periodEnd: at('2026-12-01T08:00:00Z'),
};

const line = record({
  kind: constantFrom('plan', 'seats', 'proration', 'discount', 'tax', 'refund'),
  quantity: integer({ min: 1, max: 200 }),
  unitAmount: integer({ min: -100_000, max: 100_000 }),
}).map((facts): LineFacts => ({ ...facts, amount: facts.quantity * facts.unitAmount }));

test('whatever the lines, the total is their sum to the cent', () => {
  assert(
    property(array(line, { maxLength: 20 }), (lines) => {
      const { subtotal, discount, tax, total } = sumsOf(lines);
      expect(total).toBe(subtotal - discount + tax);
      expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
    }),
    { numRuns: 500 },
  );
});

test('lines read as people write them', () => {
  const plan = {
    kind: 'plan',
    planCode: 'team',
    quantity: 1,
    unitAmount: 3900,
    amount: 3900,
  } as const;
  const seats = { kind: 'seats', quantity: 3, unitAmount: 700, amount: 2100 } as const;
  const say = (facts: LineFacts, locale: 'en' | 'ar' | 'fr' | 'zh') =>
    viewLine(facts, locale).description;
  expect(say({ ...plan, ...november }, 'en')).toBe('Team, Nov 1 – Dec 1, 2026');
  expect(say({ ...plan, ...november }, 'fr')).toBe('Équipe, 1 nov. – 1 déc. 2026');
  expect(say({ ...seats, ...november }, 'en')).toBe('3 extra seats, Nov 1 – Dec 1, 2026');
  expect(say({ ...seats, quantity: 1 }, 'en')).toBe('1 extra seat');
  expect(say(seats, 'ar')).toBe('3 مقاعد إضافية');
  expect(say({ ...seats, ...november }, 'zh')).toBe('追加 3 个席位，2026年11月1日至2026年12月1日');
  expect(say({ ...plan, ...november }, 'ar')).toContain('1 نوفمبر – 1 ديسمبر 2026');
  const year = { periodStart: at('2026-11-01T08:00:00Z'), periodEnd: at('2027-11-01T08:00:00Z') };
  expect(say({ ...plan, ...year }, 'en')).toBe('Team, Nov 1, 2026 – Nov 1, 2027');
});

test('every kind of line has a text in every language', () => {
  const kinds = ['plan', 'seats', 'proration', 'discount', 'tax', 'refund'] as const;
  for (const { code } of LANGUAGES)
    for (const kind of kinds)
      for (const span of [{}, november])
        for (const quantity of [1, 2, 3, 11, 100]) {
          const facts = {
            kind,
            quantity,
            unitAmount: 1,
            amount: quantity,
            reference: 'PW-1',
            ...span,
          };
          expect(viewLine(facts, code).description).not.toMatch(/\{\{|^$/);
        }
});

test('every plan can be read in every language, each in its own words', () => {
  const free = planOf('free');
  expect(presentPlan(free, 'en', true).features).toEqual([
    '30 generations and 20 runs per month',
    '25 saved prompts',
    '10 PDF and Word downloads per month',
    'All templates in 16 categories',
    '5 interface languages',
  ]);
  expect(presentPlan(planOf('team'), 'en', false).audience).toBe('For growing teams');
  expect(presentPlan(planOf('team'), 'ar', false).features[0]).toBe('5 مقاعد ضمن الخطة، وحتى 25');
  expect(presentPlan(planOf('business'), 'ar', false).features[0]).toBe(
    '20 مقعدًا ضمن الخطة، وحتى 200',
  );
  for (const plan of PLANS) {
    const seen = LANGUAGES.map(({ code }) => presentPlan(plan, code, false));
    expect(new Set(seen.map((view) => view.tagline)).size).toBe(LANGUAGES.length);
    for (const view of seen)
      for (const feature of view.features) {
        expect(feature.length).toBeLessThanOrEqual(120);
        expect(feature).not.toContain('{{');
      }
  }
});
