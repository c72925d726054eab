import type { KeysBelow } from '#server/platform/text/text-key.ts';

/** The plans as they are sold. A price, a limit or a seat is changed here and nowhere else. */
export type PlanCode = 'free' | 'pro' | 'team' | 'business';
export type Interval = 'month' | 'year';
export type LimitKey = 'generations' | 'runs' | 'downloads' | 'savedPrompts';

export type Plan = {
  code: PlanCode;
  /** Cents a month. */
  price: number;
  /** 0 where no trial is offered. */
  trialDays: number;
  seats: {
    included: number;
    /** The included ones among them. */
    max: number;
    /** Cents a month for each further one. */
    price: number;
  };
  /** `null` is unlimited. All but `savedPrompts` begin again every month. */
  limits: Record<LimitKey, number | null>;
  /** Whether a client and the sub-users share the monthly limits. */
  pooled: boolean;
  /** Lines of the plan's card (`billing:features.*`), the most telling first. */
  features: readonly KeysBelow<'billing:features'>[];
  /** What it adds for people who work together (`billing:teamFeatures.*`); empty without seats. */
  teamFeatures: readonly KeysBelow<'billing:teamFeatures'>[];
  isRecommended: boolean;
};

export const CURRENCY = 'USD';
export const INTERVALS: readonly Interval[] = ['month', 'year'];
const NO_SEATS = { included: 0, max: 0, price: 0 };
const TEAM_FEATURES = ['library', 'presets', 'pooled', 'promptsStay', 'oneInvoice'] as const;

/** The smallest first. */
export const PLANS: readonly Plan[] = [
  {
    code: 'free',
    price: 0,
    trialDays: 0,
    seats: NO_SEATS,
    limits: { generations: 30, runs: 20, downloads: 10, savedPrompts: 25 },
    pooled: false,
    features: ['monthly', 'saved', 'downloads', 'starters', 'languages'],
    teamFeatures: [],
    isRecommended: false,
  },
  {
    code: 'pro',
    price: 1200,
    trialDays: 30,
    seats: NO_SEATS,
    limits: { generations: 500, runs: 500, downloads: null, savedPrompts: null },
    pooled: false,
    features: ['monthly', 'savedUnlimited', 'downloadsUnlimited', 'everythingFree', 'trial'],
    teamFeatures: [],
    isRecommended: true,
  },
  {
    code: 'team',
    price: 3900,
    trialDays: 30,
    seats: { included: 5, max: 25, price: 700 },
    limits: { generations: 2500, runs: 2500, downloads: null, savedPrompts: null },
    pooled: true,
    features: ['subUsers', 'pooled', 'library', 'promptsStay', 'everythingPro'],
    teamFeatures: TEAM_FEATURES,
    isRecommended: false,
  },
  {
    code: 'business',
    price: 9900,
    trialDays: 30,
    seats: { included: 20, max: 200, price: 500 },
    limits: { generations: 10_000, runs: 10_000, downloads: null, savedPrompts: null },
    pooled: true,
    features: ['subUsers', 'pooled', 'lowestSeatPrice', 'everythingTeam'],
    teamFeatures: TEAM_FEATURES,
    isRecommended: false,
  },
];

const byCode = new Map(PLANS.map((plan) => [plan.code, plan]));

export function planOf(code: PlanCode): Plan {
  const plan = byCode.get(code);
  if (!plan) throw new Error(`No plan "${code}"`);
  return plan;
}

/** The smallest plan after this one with room for more of a limit; nothing when none has. */
export function nextPlanWithMore(limit: LimitKey, code: PlanCode): Plan | undefined {
  const present = planOf(code).limits[limit];
  if (present === null) return undefined;
  return PLANS.slice(PLANS.indexOf(planOf(code)) + 1).find((plan) => {
    const wider = plan.limits[limit];
    return wider === null || wider > present;
  });
}

/** The smallest plan with seats: offered to accounts without any. */
export function smallestPlanWithSeats(): Plan {
  const plan = PLANS.find((candidate) => candidate.seats.max > 0);
  if (!plan) throw new Error('No plan has seats');
  return plan;
}

/** Twelve months less 20 %, rounded to whole dollars. */
function overInterval(monthly: number, interval: Interval): number {
  return interval === 'month' ? monthly : Math.round((monthly * 12 * 80) / 10_000) * 100;
}

/** Cents for one interval of a plan, further seats aside. */
export function planPrice(plan: Plan, interval: Interval): number {
  return overInterval(plan.price, interval);
}

/** Cents for one further seat over one interval; 0 where the plan has no seats. */
export function seatPrice(plan: Plan, interval: Interval): number {
  return overInterval(plan.seats.price, interval);
}

/** Seats beyond the included ones, which are paid for each. */
export function extraSeats(plan: Plan, seats: number): number {
  return Math.max(0, seats - plan.seats.included);
}
