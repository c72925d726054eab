import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { Coupon } from '../engine/coupon.ts';

const count = z.int().check(z.gte(0));
const CouponFile = z.array(
  z.strictObject({
    code: z.string().check(z.regex(/^[A-Z0-9_-]{3,40}$/)),
    percentOff: z.optional(z.int().check(z.gte(1), z.lte(100))),
    amountOff: z.optional(z.int().check(z.gte(1))),
    duration: z.enum(['once', 'months', 'forever']),
    months: z.optional(z.int().check(z.gte(1), z.lte(36))),
    plans: z.optional(z.array(z.enum(['pro', 'team', 'business']))),
    until: z.optional(z.iso.datetime()),
    maxRedemptions: z.optional(count),
  }),
);

/**
 * Reads coupons from YAML.
 * @throws when the file does not fit, a code is repeated, or a coupon has not exactly one reduction.
 */
export function readCoupons(yaml: string): ReadonlyMap<string, Coupon> {
  const coupons = new Map<string, Coupon>();
  for (const entry of CouponFile.parse(parse(yaml))) {
    const { code, percentOff, amountOff, duration, months, plans, until, maxRedemptions } = entry;
    if ((percentOff === undefined) === (amountOff === undefined))
      throw new Error(`${code} takes off either a percentage or an amount`);
    if ((duration === 'months') !== (months !== undefined))
      throw new Error(`${code} has months exactly when that is its duration`);
    if (coupons.has(code)) throw new Error(`Coupon ${code} is defined twice`);
    coupons.set(code, {
      code,
      duration,
      ...(percentOff !== undefined && { percentOff }),
      ...(amountOff !== undefined && { amountOff }),
      ...(months !== undefined && { months }),
      ...(plans && { plans }),
      ...(until && { until: new Date(until) }),
      ...(maxRedemptions !== undefined && { maxRedemptions }),
    });
  }
  return coupons;
}

const COUPONS = readCoupons(readFileSync(join(import.meta.dirname, 'coupons.yaml'), 'utf8'));

/** A coupon by its code, whose case does not matter, whether or not its time is over. */
export const couponOf = (code: string): Coupon | undefined => COUPONS.get(code.toUpperCase());

/** A coupon that is offered now; nothing when there is none or its time is over. */
export function findCoupon(code: string, now: Date): Coupon | undefined {
  const coupon = couponOf(code);
  return coupon && (!coupon.until || now <= coupon.until) ? coupon : undefined;
}
