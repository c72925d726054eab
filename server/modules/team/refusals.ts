import type { SubUserFailure } from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import type { ProblemOptions } from '#server/platform/problems.ts';
import { text, type TextParams } from '#server/platform/text/texts.ts';
import { CURRENCY, PLANS, seatPrice, smallestPlanWithSeats } from '../billing/plans/plans.ts';
import { planName } from '../billing/plans/presenters.ts';
import type { Entitlement } from '../billing/subscriptions/entitlement.ts';

/** Why no seat is free, and the plan that has one. */
export function seatsFull(entitlement: Entitlement, locale: Language): ProblemOptions {
  const { plan, seats, interval = 'month' } = entitlement;
  if (plan.seats.max === 0) {
    const smallest = smallestPlanWithSeats();
    const params = { plan: planName(smallest, locale), total: smallest.seats.included };
    return { text: 'team:seatsFull.none', params, planCode: smallest.code };
  }
  if (seats < plan.seats.max) {
    const price = money(locale, seatPrice(plan, interval));
    const params = { total: seats, price };
    return { text: `team:seatsFull.${interval}`, params, planCode: plan.code };
  }
  const next = PLANS.find((one) => one.seats.max > plan.seats.max);
  const params = { total: seats, plan: planName(plan, locale) };
  if (!next) return { text: 'team:seatsFull.largest', params };
  return {
    text: 'team:seatsFull.next',
    params: { ...params, next: planName(next, locale), max: next.seats.max },
    planCode: next.code,
  };
}

/** Why a row was not invited, as a sentence. */
export function failureText(
  code: SubUserFailure['code'],
  params: TextParams,
  locale: Language,
): string {
  return text(locale, `team:failed.${FAILURE_TEXTS[code]}`, params);
}

const FAILURE_TEXTS = {
  duplicate: 'duplicate',
  own_address: 'ownAddress',
  already_invited: 'alreadyInvited',
  already_member: 'alreadyMember',
  address_unavailable: 'addressUnavailable',
  seats_full: 'seatsFull',
} as const satisfies Record<SubUserFailure['code'], string>;

function money(locale: Language, cents: number): string {
  const isWhole = cents % 100 === 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: isWhole ? 0 : 2,
  }).format(cents / 100);
}
