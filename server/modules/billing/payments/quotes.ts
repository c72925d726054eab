import { createHash } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { problemsOf } from '#server/contract.ts';
import type {
  CreatePaymentAnswer,
  PreviewPaymentRequestOutput,
} from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import type { RateLimiter } from '#server/platform/security/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { isCurrent } from '../engine/account.ts';
import { quoteFor, type Pricing, type Quote } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import type { Terms } from '../engine/terms.ts';
import { PLANS } from '../plans/plans.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { reviveDates, stateOf } from '../subscriptions/state.ts';
import { COUPON_TRIES } from './coupon-check.ts';
import { presentQuote } from './presenters.ts';
import { paymentRepository, type QuoteRow } from './repository.ts';
import { usableCoupon } from './usable-coupon.ts';
import { readTerms } from './wanted-terms.ts';

const { problem, invalid } = problemsOf<'createPayment'>();

const QUOTE_MS = 600_000;
/** Changes when a price, a seat or the tax does: a quote of another price list holds no longer. */
const pricesOf = ({ taxRate }: Pricing) =>
  createHash('sha256')
    .update(JSON.stringify([PLANS, taxRate]))
    .digest('hex')
    .slice(0, 16);

export const couponInvalid = () => invalid([{ field: 'couponCode', code: 'coupon_invalid' }]);
/** The engine's quote of a stored one. */
export const quoteOf = (stored: { quote: unknown }) => reviveDates(stored.quote) as Quote;

export type Quotes = ReturnType<typeof createQuotes>;

/** Quotes: made and kept when they are shown, held against the present when they are paid. */
export function createQuotes(deps: {
  db: Database;
  clock: Clock;
  pricing: Pricing;
  limiter: RateLimiter;
}) {
  const { db, clock, pricing, limiter } = deps;
  const prices = pricesOf(pricing);

  /** Makes and keeps a quote; the account is locked by the caller. */
  async function make(
    tx: Database,
    ownerId: string,
    subscription: Subscription,
    wanted: { terms: Terms; couponCode?: string | null | undefined },
  ): Promise<QuoteRow> {
    const now = clock.now();
    const { terms, couponCode } = wanted;
    const coupon = couponCode ? await usableCoupon(tx, ownerId, couponCode, now) : undefined;
    if (couponCode && !coupon) throw couponInvalid();
    const decision = quoteFor(subscription, terms, now, { ...pricing, ...(coupon && { coupon }) });
    if (!decision.ok) {
      if (decision.refusal === 'coupon_invalid') throw couponInvalid();
      throw problem(decision.refusal);
    }
    const row: QuoteRow = {
      id: newId(),
      ownerId,
      quote: decision.quote,
      couponCode: coupon?.code ?? null,
      prices,
      createdAt: now,
      expiresAt: new Date(now.getTime() + QUOTE_MS),
    };
    await paymentRepository(tx).insertQuote(row);
    return row;
  }

  const view = (row: QuoteRow, subscription: Subscription, ctx: CallerContext) =>
    presentQuote({ ...row, quote: quoteOf(row) }, { subscription, pricing, locale: ctx.locale });

  return {
    view,

    /** Whether nothing that a quote rests on has changed. */
    holds: (row: QuoteRow, subscription: Subscription) =>
      isCurrent(subscription, quoteOf(row)) && row.prices === prices,

    /** Rate limit of coupon codes: only a refused code counts as a try. @throws ProblemError 429 after 10 in a minute. */
    async preview(
      body: PreviewPaymentRequestOutput,
      ctx: CallerContext,
    ): Promise<CreatePaymentAnswer> {
      const terms = readTerms(body, ctx.locale);
      const { couponCode } = body;
      const ownerId = ctx.caller.id;
      if (couponCode) await limiter.take(COUPON_TRIES, ownerId);
      const answer = await db.transaction(async (tx) => {
        const subscription = stateOf(await subscriptionRepository(tx).lock(ownerId));
        const quote = await make(tx, ownerId, subscription, { terms, couponCode });
        return { preview: true as const, quote: view(quote, subscription, ctx) };
      });
      if (couponCode) await limiter.giveBack(COUPON_TRIES, ownerId);
      return answer;
    },

    /** A new quote for what an old one was for, in the refusal that names the reason. */
    async refuse(
      tx: Database,
      code: 'quote_changed' | 'quote_expired',
      old: QuoteRow,
      subscription: Subscription,
      ctx: CallerContext,
    ) {
      const { terms } = quoteOf(old);
      const { couponCode } = old;
      const fresh = await make(tx, ctx.caller.id, subscription, { terms, couponCode });
      return problem(code, { quote: view(fresh, subscription, ctx) });
    },
  };
}
