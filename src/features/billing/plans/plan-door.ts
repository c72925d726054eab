import type {
  Interval,
  PaidPlanCode,
  Plan,
  Subscription,
  TrialEligibility,
} from '#src/generated/api/endpoints.schemas.ts';
import { priceOf } from './price.ts';

export type PlanChoice = { planCode: PaidPlanCode; interval: Interval; seats: number };

/** What a plan's card offers the person for the period and seats that are chosen. */
export type PlanDoor =
  | { kind: 'current' }
  /** Free: it is what is left when a plan is cancelled, and nothing to be chosen. */
  | { kind: 'none' }
  /** The trial without a card, with one, and paying at once. */
  | { kind: 'trial'; choice: PlanChoice }
  | { kind: 'choose'; choice: PlanChoice }
  /** Larger in every part: paid for now, and prorated. */
  | { kind: 'upgrade'; choice: PlanChoice }
  /** Smaller in some part: begins when the paid period ends. */
  | { kind: 'later'; choice: PlanChoice }
  /** Smaller, while the plan ends anyway. */
  | { kind: 'resumeFirst' }
  /** Nothing changes before the renewal that failed is paid. */
  | { kind: 'payFirst' };

type Offer = {
  plans: readonly Plan[];
  subscription: Subscription;
  trial: TrialEligibility;
  currency: string;
};

/**
 * Plans are ordered by plan, seats, interval; smaller in any part begins at the period's end. So does a larger plan
 * that costs less for as many seats: paying for it now would owe the person money.
 */
export function planDoor(
  plan: Plan,
  choice: { interval: Interval; seats: number },
  { plans, subscription, trial, currency }: Offer,
): PlanDoor {
  const { status } = subscription;
  const isPaid = status === 'active' || status === 'canceling' || status === 'pastDue';
  if (plan.code === 'free') return { kind: 'none' };
  const wanted: PlanChoice = { planCode: plan.code, ...choice };
  if (!isPaid) {
    if (status === 'trialing') return { kind: 'choose', choice: wanted };
    return { kind: trial.eligible && plan.trialDays > 0 ? 'trial' : 'choose', choice: wanted };
  }
  const rank = (code: string) => plans.findIndex((one) => one.code === code);
  const steps = [
    rank(plan.code) - rank(subscription.planCode),
    choice.seats - subscription.seats,
    Number(choice.interval === 'year') - Number(subscription.interval === 'year'),
  ];
  if (steps.every((step) => step === 0)) return { kind: 'current' };
  if (status === 'pastDue') return { kind: 'payFirst' };
  const present = plans.find(({ code }) => code === subscription.planCode);
  const before =
    present && priceOf(present, { ...subscription, interval: choice.interval, currency });
  const after = priceOf(plan, { ...choice, currency });
  const isCheaper =
    choice.interval === subscription.interval &&
    !!before &&
    !!after &&
    after.amount < before.amount;
  if (steps.every((step) => step >= 0) && !isCheaper) return { kind: 'upgrade', choice: wanted };
  return status === 'canceling' ? { kind: 'resumeFirst' } : { kind: 'later', choice: wanted };
}
