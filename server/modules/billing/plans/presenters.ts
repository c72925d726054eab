import type { Plan as PlanAnswer, Price } from '#contract/generated/schemas.ts';
import { LANGUAGES, type Language } from '#core/language/languages.ts';
import { text, type TextParams } from '#server/platform/text/texts.ts';
import { CURRENCY, INTERVALS, planPrice, seatPrice, type Interval, type Plan } from './plans.ts';

/** The figures that a plan's texts may name, so that they follow the data. */
function figures({ limits, seats, trialDays }: Plan): TextParams {
  return {
    generations: limits.generations ?? 0,
    runs: limits.runs ?? 0,
    downloads: limits.downloads ?? 0,
    savedPrompts: limits.savedPrompts ?? 0,
    seatsIncluded: seats.included,
    seatsMax: seats.max,
    languages: LANGUAGES.length,
    trialDays,
  };
}

/** The figure whose number decides the plural form of a feature's text. */
const COUNTED: Readonly<Record<string, string>> = {
  monthly: 'generations',
  pooled: 'generations',
  saved: 'savedPrompts',
  downloads: 'downloads',
  subUsers: 'seatsIncluded',
};

type Feature =
  | `features.${Plan['features'][number]}`
  | `teamFeatures.${Plan['teamFeatures'][number]}`;

function feature(plan: Plan, locale: Language, key: Feature): string {
  const params = figures(plan);
  const count = params[COUNTED[key.slice(key.indexOf('.') + 1)] ?? ''];
  return text(locale, `billing:${key}`, { ...params, ...(count !== undefined && { count }) });
}

export function planName(plan: Plan, locale: Language): string {
  return text(locale, `billing:plans.${plan.code}.name`);
}

export function priceOfPlan(plan: Plan, interval: Interval): Price {
  return { interval, currency: CURRENCY, amount: planPrice(plan, interval) };
}

/** One further seat; nothing where the plan has no seats. */
export function priceOfSeat(plan: Plan, interval: Interval): Price | undefined {
  if (plan.seats.max === 0) return undefined;
  return { interval, currency: CURRENCY, amount: seatPrice(plan, interval) };
}

/** What a plan with seats adds for people who work together. */
export function teamFeatures(plan: Plan, locale: Language): string[] {
  return plan.teamFeatures.map((key) => feature(plan, locale, `teamFeatures.${key}`));
}

/** A plan as the price page shows it. */
export function presentPlan(plan: Plan, locale: Language, isCurrent: boolean): PlanAnswer {
  const say = (key: 'tagline' | 'audience') =>
    text(locale, `billing:plans.${plan.code}.${key}`, figures(plan));
  const seatPrices = INTERVALS.map((interval) => priceOfSeat(plan, interval));
  return {
    code: plan.code,
    name: planName(plan, locale),
    tagline: say('tagline'),
    audience: say('audience'),
    prices: INTERVALS.map((interval) => priceOfPlan(plan, interval)),
    trialDays: plan.trialDays,
    seatsIncluded: plan.seats.included,
    seatsMax: plan.seats.max,
    seatPrice: seatPrices.filter((price) => price !== undefined),
    limits: { ...plan.limits, pooled: plan.pooled },
    features: plan.features.map((key) => feature(plan, locale, `features.${key}`)),
    isRecommended: plan.isRecommended,
    isCurrent,
  };
}
