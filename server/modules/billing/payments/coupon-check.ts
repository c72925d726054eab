import type {
  CheckCouponRequestOutput,
  Coupon as CouponView,
} from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import type { Database } from '#server/db/client.ts';
import { problemsOf } from '#server/contract.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import type { Limit, RateLimiter } from '#server/platform/security/rate-limits.ts';
import { text } from '#server/platform/text/texts.ts';
import type { Clock } from '#server/ports/clock.ts';
import { coversPlan, type Coupon } from '../engine/coupon.ts';
import { CURRENCY } from '../plans/plans.ts';
import { usableCoupon } from './usable-coupon.ts';

const { invalid } = problemsOf<'checkCoupon'>();
/** Codes are short: without a limit they could be guessed. */
export const COUPON_TRIES: Limit = { name: 'coupon', points: 10, seconds: 60 };

export type CouponService = ReturnType<typeof createCouponService>;

/** Tells what a coupon would take off. Nothing is reserved: the payment redeems it. */
export function createCouponService(deps: { db: Database; clock: Clock; limiter: RateLimiter }) {
  const { db, clock, limiter } = deps;
  return {
    /** @throws ProblemError 422 `coupon_invalid` whatever the reason, 429 after 10 tries in a minute. */
    async checkCoupon(
      { couponCode, planCode }: CheckCouponRequestOutput,
      { caller, locale }: CallerContext,
    ): Promise<CouponView> {
      await limiter.take(COUPON_TRIES, caller.id);
      const coupon = await usableCoupon(db, caller.id, couponCode, clock.now());
      if (!coupon || !coversPlan(coupon, planCode))
        throw invalid([{ field: 'couponCode', code: 'coupon_invalid' }]);
      return presentCoupon(coupon, locale);
    },
  };
}

function presentCoupon(coupon: Coupon, locale: Language): CouponView {
  const { code, percentOff, amountOff, duration, months, until } = coupon;
  return {
    code,
    ...(percentOff !== undefined && { percentOff }),
    ...(amountOff !== undefined && { amountOff }),
    currency: CURRENCY,
    duration,
    ...(months !== undefined && { months }),
    ...(until && { endsAt: until.toISOString() }),
    description: text(locale, `billing:coupons.${duration}`, {
      off: reductionOf(coupon, locale),
      count: months ?? 1,
    }),
  };
}

/** `25%`, or an amount without cents that are nought. */
function reductionOf({ percentOff, amountOff }: Coupon, locale: Language): string {
  if (percentOff !== undefined)
    return new Intl.NumberFormat(locale, { style: 'percent' }).format(percentOff / 100);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format((amountOff ?? 0) / 100);
}
