import { createHash } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { problemsOf } from '#server/contract.ts';
import type {
  CreatePaymentAnswer,
  PayQuoteRequestOutput,
  PreviewPaymentRequestOutput,
} from '#contract/generated/schemas.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentsPort, ProviderPayment } from '#server/ports/payments.ts';
import { isCurrent, paymentKey } from '../engine/account.ts';
import type { Coupon } from '../engine/coupon.ts';
import { quoteFor, type Pricing, type Quote } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import { seatsFit, type Terms } from '../engine/terms.ts';
import { beginPayment } from '../engine/transitions.ts';
import { CURRENCY, planOf, PLANS } from '../plans/plans.ts';
import { planName } from '../plans/presenters.ts';
import { lockSubscription, saveSubscription } from '../subscriptions/repository.ts';
import { columnsOf, reviveDates, stateOf } from '../subscriptions/state.ts';
import { findCoupon } from './coupons.ts';
import { presentQuote } from './presenters.ts';
import { paymentRepository, type PaymentRow, type QuoteRow } from './repository.ts';
import { settlePayment } from './settle.ts';

const { problem, invalid } = problemsOf<'createPayment'>();

export type PayContext = CallerContext & { ip: string; claim?: Claim };
export type PaymentDeps = {
  db: Database;
  /** The billing clock. */
  clock: Clock;
  provider: PaymentsPort | undefined;
  pricing: Pricing;
};

const QUOTE_MS = 600_000;
/** Versions of the sentence about renewal that the interface has shown. */
const CONSENT_VERSIONS: ReadonlySet<string> = new Set(['2026-11-01']);
/** Changes when a price, a seat or the tax does: a quote of another price list holds no longer. */
const pricesOf = ({ taxRate }: Pricing) =>
  createHash('sha256')
    .update(JSON.stringify([PLANS, taxRate]))
    .digest('hex')
    .slice(0, 16);

export type PaymentService = ReturnType<typeof createPaymentService>;

/** Previews and payments: what was quoted is charged, or nothing is. */
export function createPaymentService(deps: PaymentDeps) {
  const { db, clock, pricing } = deps;
  const prices = pricesOf(pricing);

  function readTerms(body: PreviewPaymentRequestOutput, ctx: CallerContext): Terms {
    const { planCode, interval } = body;
    const plan = planOf(planCode);
    const seats = body.seats ?? plan.seats.included;
    if (seatsFit({ planCode, seats })) return { planCode, interval, seats };
    const roomy = PLANS.find((one) => one.seats.max >= seats);
    const params = {
      plan: planName(plan, ctx.locale),
      min: plan.seats.included,
      max: plan.seats.max,
    };
    throw problem('validation_failed', {
      errors: [{ field: 'seats', code: 'seats_out_of_range', params }],
      ...(roomy && { planCode: roomy.code }),
    });
  }

  const couponInvalid = () => invalid([{ field: 'couponCode', code: 'coupon_invalid' }]);

  async function readCoupon(
    tx: Database,
    ownerId: string,
    code: string,
    now: Date,
  ): Promise<Coupon> {
    const repository = paymentRepository(tx);
    const coupon = findCoupon(code, now);
    if (!coupon || (await repository.hasRedeemed(ownerId, coupon.code))) throw couponInvalid();
    const { maxRedemptions } = coupon;
    if (maxRedemptions !== undefined && (await repository.usesOf(coupon.code)) >= maxRedemptions)
      throw couponInvalid();
    return coupon;
  }

  /** Makes and keeps a quote; the account is locked by the caller. */
  async function makeQuote(
    tx: Database,
    ownerId: string,
    subscription: Subscription,
    wanted: { terms: Terms; couponCode?: string | null | undefined },
    now: Date,
  ): Promise<QuoteRow> {
    const coupon = wanted.couponCode
      ? await readCoupon(tx, ownerId, wanted.couponCode, now)
      : undefined;
    const decision = quoteFor(subscription, wanted.terms, now, {
      ...pricing,
      ...(coupon && { coupon }),
    });
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
    presentQuote(
      { ...row, quote: reviveDates(row.quote) as Quote },
      { subscription, pricing, locale: ctx.locale },
    );

  /** A new quote for what an old one was for, in the refusal that names the reason. */
  async function refuseQuote(
    tx: Database,
    code: 'quote_changed' | 'quote_expired',
    old: QuoteRow,
    subscription: Subscription,
    ctx: CallerContext,
  ) {
    const { terms } = reviveDates(old.quote) as Quote;
    const { couponCode } = old;
    const wanted = { terms, couponCode };
    const fresh = await makeQuote(tx, ctx.caller.id, subscription, wanted, clock.now());
    return problem(code, { quote: view(fresh, subscription, ctx) });
  }

  async function preview(
    body: PreviewPaymentRequestOutput,
    ctx: CallerContext,
  ): Promise<CreatePaymentAnswer> {
    const terms = readTerms(body, ctx);
    return db.transaction(async (tx) => {
      const row = await lockSubscription(tx, ctx.caller.id);
      const subscription = stateOf(row);
      const { couponCode } = body;
      const wanted = { terms, couponCode };
      const quote = await makeQuote(tx, ctx.caller.id, subscription, wanted, clock.now());
      return { preview: true, quote: view(quote, subscription, ctx) };
    });
  }

  /** The intent: checks the quote and keeps the payment before the provider hears of it. */
  async function begin(
    body: PayQuoteRequestOutput,
    ctx: PayContext,
  ): Promise<{
    payment: PaymentRow;
    superseded: PaymentRow[];
    shown: CreatePaymentAnswer['quote'];
  }> {
    const ownerId = ctx.caller.id;
    const requestKey = ctx.claim?.key ?? null;
    // A refusal that carries a new quote is thrown once the quote is kept.
    const outcome = await db.transaction(async (tx) => {
      const repository = paymentRepository(tx);
      const row = await lockSubscription(tx, ownerId);
      const subscription = stateOf(row);
      const now = clock.now();
      const found = await repository.findQuote(ownerId, body.quoteId);
      if (!found) throw problem('not_found');
      const quote = reviveDates(found.quote) as Quote;
      const ledgerKey = paymentKey(quote, found.id);
      const shown = view(found, subscription, ctx);
      const live = await repository.findLive(ownerId, ledgerKey);
      if (live && requestKey !== null && live.requestKey === requestKey)
        return { payment: live, superseded: [], shown };
      if (live) throw problem('quote_used');
      if (now >= found.expiresAt) return refuseQuote(tx, 'quote_expired', found, subscription, ctx);
      if (!isCurrent(subscription, quote) || found.prices !== prices)
        return refuseQuote(tx, 'quote_changed', found, subscription, ctx);
      const coupon = found.couponCode ? findCoupon(found.couponCode, now) : undefined;
      if (coupon && !(await repository.redeem(ownerId, coupon.code, coupon.maxRedemptions, now)))
        throw couponInvalid();
      const payment: PaymentRow = {
        id: newId(),
        ownerId,
        quoteId: found.id,
        ledgerKey,
        requestKey,
        status: 'processing',
        quote: found.quote,
        couponCode: found.couponCode,
        amount: quote.dueToday,
        currency: CURRENCY,
        providerId: null,
        cardId: null,
        failureCode: null,
        transactionId: null,
        consentVersion: body.renewalConsent.textVersion,
        consentAddress: ctx.ip,
        consentLanguage: ctx.locale,
        createdAt: now,
        updatedAt: now,
      };
      await repository.insertPayment(payment);
      const next = beginPayment(subscription, now);
      if (next !== subscription)
        await saveSubscription(tx, ownerId, columnsOf(next, quote.terms, now), now);
      return { payment, superseded: await repository.listOpen(ownerId, payment.id), shown };
    });
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  /** Gives up payments that were begun before; one that was paid meanwhile is entered. */
  async function supersede(provider: PaymentsPort, payments: readonly PaymentRow[]): Promise<void> {
    const repository = paymentRepository(db);
    for (const payment of payments) {
      // Whoever made it may be asking the provider now: it is given up before it has a name there, or by that name.
      const isForgotten = await db.transaction(async (tx) => {
        const forgotten = await paymentRepository(tx).cancelUnnamed(payment.id, clock.now());
        if (forgotten && payment.couponCode)
          await paymentRepository(tx).release(payment.ownerId, payment.couponCode);
        return forgotten;
      });
      if (isForgotten) continue;
      const current = await repository.findPayment(payment.ownerId, payment.id);
      if (!current?.providerId) continue;
      const known = await provider.cancelPayment(current.providerId);
      const outcome = known ?? { status: 'canceled' as const };
      await db.transaction((tx) => settlePayment(tx, current, outcome, clock.now()));
    }
  }

  async function pay(body: PayQuoteRequestOutput, ctx: PayContext): Promise<CreatePaymentAnswer> {
    if (!CONSENT_VERSIONS.has(body.renewalConsent.textVersion))
      throw invalid([{ field: 'renewalConsent.textVersion', code: 'unknown' }]);
    // Saved cards come with saveCard; until then nobody has one.
    if (body.cardId) throw problem('not_found');
    const { provider } = deps;
    if (!provider) throw problem('payments_unavailable', { retryAfter: 30 });
    const { payment, superseded, shown } = await begin(body, ctx);
    await supersede(provider, superseded);
    const paid: Pick<ProviderPayment, 'id' | 'status' | 'clientSecret'> =
      payment.amount === 0
        ? { id: payment.id, status: 'succeeded' }
        : await provider.createPayment({
            key: `payment_${payment.id}`,
            ownerId: payment.ownerId,
            amount: payment.amount,
            currency: payment.currency,
          });
    const quote = reviveDates(payment.quote) as Quote;
    const outcome = await db.transaction(async (tx) => {
      const repository = paymentRepository(tx);
      const subscription = stateOf(await lockSubscription(tx, payment.ownerId));
      const old = await repository.findQuote(payment.ownerId, body.quoteId);
      // A payment that was begun before went through meanwhile: this one would charge for what is there.
      if (old && !isCurrent(subscription, quote)) {
        await settlePayment(tx, payment, { status: 'canceled' }, clock.now());
        return refuseQuote(tx, 'quote_changed', old, subscription, ctx);
      }
      await repository.updateOpen(payment.id, { providerId: paid.id });
      const status = await settlePayment(tx, payment, paid, clock.now());
      if (status === 'canceled' || status === 'failed') return problem('quote_used');
      const answer: CreatePaymentAnswer = {
        preview: false,
        quote: shown,
        paymentId: payment.id,
        status,
        ...(status === 'requiresAction' &&
          paid.clientSecret && { clientSecret: paid.clientSecret }),
      };
      await ctx.claim?.settle(tx, { status: 200, body: answer });
      return answer;
    });
    if (!(outcome instanceof Error)) return outcome;
    if (payment.amount > 0) await provider.cancelPayment(paid.id);
    throw outcome;
  }

  return {
    /** Answers a quote, or pays one. @throws ProblemError as the contract's `createPayment` says. */
    createPayment: (
      body: PreviewPaymentRequestOutput | PayQuoteRequestOutput,
      ctx: PayContext,
    ): Promise<CreatePaymentAnswer> => ('quoteId' in body ? pay(body, ctx) : preview(body, ctx)),
  };
}
