import type { Database } from '#server/db/client.ts';
import type { Coupon } from '../engine/coupon.ts';
import { findCoupon } from './coupons.ts';
import { paymentRepository } from './repository.ts';

/**
 * A coupon that holds for an account now; nothing when there is none, it is used up, or was redeemed by it before. One
 * that an open payment of its own holds is free again as soon as another payment takes that one's place.
 */
export async function usableCoupon(
  db: Database,
  ownerId: string,
  code: string,
  now: Date,
): Promise<Coupon | undefined> {
  const repository = paymentRepository(db);
  const coupon = findCoupon(code, now);
  if (!coupon) return undefined;
  const open = await repository.listOpen(ownerId);
  if (open.some(({ couponCode }) => couponCode === coupon.code)) return coupon;
  if (await repository.hasRedeemed(ownerId, coupon.code)) return undefined;
  const { maxRedemptions } = coupon;
  if (maxRedemptions !== undefined && (await repository.usesOf(coupon.code)) >= maxRedemptions)
    return undefined;
  return coupon;
}
