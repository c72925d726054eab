import type { Database } from '#server/db/client.ts';
import type { Coupon } from '../engine/coupon.ts';
import { findCoupon } from './coupons.ts';
import { paymentRepository } from './repository.ts';

/** A coupon that holds for an account now; nothing when there is none, it is used up, or was redeemed by it before. */
export async function usableCoupon(
  db: Database,
  ownerId: string,
  code: string,
  now: Date,
): Promise<Coupon | undefined> {
  const repository = paymentRepository(db);
  const coupon = findCoupon(code, now);
  if (!coupon || (await repository.hasRedeemed(ownerId, coupon.code))) return undefined;
  const { maxRedemptions } = coupon;
  if (maxRedemptions !== undefined && (await repository.usesOf(coupon.code)) >= maxRedemptions)
    return undefined;
  return coupon;
}
