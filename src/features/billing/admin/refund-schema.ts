import * as z from 'zod/mini';

/** The refund form; `left` is what may be paid back, in whole units of the currency as the person types them. */
export const refundSchema = (left: number) =>
  z.object({
    amount: z.number().check(z.gte(0.01), z.lte(left), z.multipleOf(0.01)),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
    endPlan: z.boolean(),
  });

/** Cents in one unit: the plans are sold in US dollars alone. */
export const MINOR = 100;
