import type { Language } from '#core/language/languages.ts';
import { problemsOf } from '#server/contract.ts';
import { seatsFit, type PaidPlanCode, type Terms } from '../engine/terms.ts';
import { planOf, PLANS, type Interval } from '../plans/plans.ts';
import { planName } from '../plans/presenters.ts';

const { problem } = problemsOf<'createPayment' | 'createFreeTrialPayment' | 'changeSubscription'>();

/** A plan as a request names it; without seats those that the plan includes. */
export type WantedPlan = {
  planCode: PaidPlanCode;
  interval: Interval;
  seats?: number | undefined;
};

/** @throws ProblemError 422 `seats_out_of_range`, with the plan that has room. */
export function readTerms(wanted: WantedPlan, locale: Language): Terms {
  const { planCode, interval } = wanted;
  const plan = planOf(planCode);
  const seats = wanted.seats ?? plan.seats.included;
  if (seatsFit({ planCode, seats })) return { planCode, interval, seats };
  const roomy = PLANS.find((one) => one.seats.max >= seats);
  const params = {
    plan: planName(plan, locale),
    min: plan.seats.included,
    max: plan.seats.max,
  };
  throw problem('validation_failed', {
    errors: [{ field: 'seats', code: 'seats_out_of_range', params }],
    ...(roomy && { planCode: roomy.code }),
  });
}
