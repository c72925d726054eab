import { MAX_SEATS } from '#core/limits.ts';
import { Interval, PaidPlanCode } from '#src/generated/api/endpoints.schemas.ts';
import type { PreviewPaymentRequest, Subscription } from '#src/generated/api/endpoints.schemas.ts';
import { choice, count, flag, listState, optionalChoice, words } from '#src/lib/list-state.ts';

/** What a link to the checkout asks for. No seats: those that the plan includes. */
export type CheckoutQuery = {
  plan: PaidPlanCode | undefined;
  interval: Interval;
  seats: number | undefined;
  coupon: string;
  /** Begin the free trial with a card, instead of paying. */
  trial: boolean;
};

const COUPON = /^[\w-]{3,40}$/u;

/** The checkout in the address, so that a mail or a colleague can link to it. */
export const checkoutState = listState<CheckoutQuery>({
  plan: optionalChoice(PaidPlanCode),
  interval: choice(Interval, 'month'),
  seats: count(MAX_SEATS),
  coupon: words,
  trial: flag,
});

/** Whether a coupon can take something off: what is left of a period, and an overdue renewal, take none. */
export function takesCoupon(
  { status, interval }: Pick<Subscription, 'status' | 'interval'>,
  wanted: Interval,
): boolean {
  if (status === 'active' || status === 'canceling') return interval !== wanted;
  return status !== 'pastDue';
}

/** What is quoted for the address; undefined when it names no plan. A coupon that is none is left out. */
export function quoteRequestOf(query: CheckoutQuery): PreviewPaymentRequest | undefined {
  const { plan, interval, seats, coupon, trial } = query;
  if (!plan) return undefined;
  return {
    preview: true,
    planCode: plan,
    interval,
    ...(seats !== undefined && { seats }),
    ...(COUPON.test(coupon) && !trial && { couponCode: coupon }),
  };
}
