import type { SeatOffer, Seats, SubUser } from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import { smallestPlanWithSeats } from '../billing/plans/plans.ts';
import { planName, priceOfPlan, priceOfSeat, teamFeatures } from '../billing/plans/presenters.ts';
import type { Entitlement } from '../billing/subscriptions/entitlement.ts';
import type { SubUserView } from './repository.ts';

export function presentSubUser(row: SubUserView): SubUser {
  const waiting = row.status === 'invited' || row.status === 'expired';
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    preset: row.preset,
    status: row.status,
    invitedAt: row.invitedAt.toISOString(),
    ...(waiting && { expiresAt: row.expiresAt.toISOString() }),
    ...(row.lastActiveAt && { lastActiveAt: row.lastActiveAt.toISOString() }),
    promptCount: row.promptCount,
  };
}

export function presentSeats(entitlement: Entitlement, used: number): Seats {
  const { plan, seats, interval } = entitlement;
  const pricePerSeat = priceOfSeat(plan, interval ?? 'month');
  return { used, total: seats, max: plan.seats.max, ...(pricePerSeat && { pricePerSeat }) };
}

/** What the smallest plan with seats would bring, by the month. */
export function presentOffer(locale: Language): SeatOffer {
  const plan = smallestPlanWithSeats();
  const price = priceOfPlan(plan, 'month');
  return {
    planCode: plan.code,
    planName: planName(plan, locale),
    seatsIncluded: plan.seats.included,
    seatsMax: plan.seats.max,
    price,
    seatPrice: priceOfSeat(plan, 'month') ?? price,
    features: teamFeatures(plan, locale),
  };
}
