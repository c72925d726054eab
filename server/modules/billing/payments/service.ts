import type { Database } from '#server/db/client.ts';
import { problemsOf } from '#server/contract.ts';
import type {
  CreatePaymentAnswer,
  PayQuoteRequestOutput,
  PreviewPaymentRequestOutput,
} from '#contract/generated/schemas.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { ProblemError } from '#server/platform/problems.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import type { AcceptanceBook } from '#server/platform/terms-acceptance-store.ts';
import type { RateLimiter } from '#server/platform/security/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  PaymentsUnavailable,
  type PaymentsPort,
  type ProviderPayment,
} from '#server/ports/payments.ts';
import { cardRepository, type CardRow } from '../cards/repository.ts';
import { isCurrent, paymentKey } from '../engine/account.ts';
import type { Pricing } from '../engine/quote.ts';
import { beginPayment } from '../engine/transitions.ts';
import { CURRENCY } from '../plans/plans.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { columnsOf, stateOf } from '../subscriptions/state.ts';
import { closeFailed } from './close-failed.ts';
import { acceptedBy, checkConsent } from '../subscriptions/consent.ts';
import { couponOf } from './coupons.ts';
import { couponInvalid, createQuotes, quoteOf } from './quotes.ts';
import { paymentRepository, type PaymentRow, type QuoteRow } from './repository.ts';
import { settlePayment, type Outcome } from './settle.ts';
import { supersede } from './supersede.ts';

const { problem } = problemsOf<'createPayment'>();

export type PayContext = CallerContext & { ip: string; claim?: Claim };
export type PaymentDeps = {
  db: Database;
  /** The billing clock. */
  clock: Clock;
  provider: PaymentsPort | undefined;
  jobs: Jobs;
  pricing: Pricing;
  limiter: RateLimiter;
  acceptances: AcceptanceBook;
};

export type PaymentService = ReturnType<typeof createPaymentService>;

type Begun = { payment: PaymentRow; quote: QuoteRow; shown: CreatePaymentAnswer['quote'] };
/** A payment that was begun, or decided where nothing is due; else those that are to be given up before it. */
type Beginning = Begun | { open: PaymentRow[] } | { answer: CreatePaymentAnswer };

/** Previews and payments: what was quoted is charged, or nothing is. */
export function createPaymentService(deps: PaymentDeps) {
  const { db, clock, jobs } = deps;
  const quotes = createQuotes(deps);

  /**
   * The intent: checks the quote and keeps the payment before the provider hears of it. What the person began before
   * is given up first: it may hold the coupon, and it may have been paid.
   */
  async function begin(
    body: PayQuoteRequestOutput,
    card: CardRow | undefined,
    ctx: PayContext,
  ): Promise<Beginning> {
    const ownerId = ctx.caller.id;
    const requestKey = ctx.claim?.key ?? null;
    // A refusal that carries a new quote is thrown once the quote is kept.
    const outcome = await db.transaction(async (tx): Promise<Beginning | ProblemError> => {
      const repository = paymentRepository(tx);
      const row = await subscriptionRepository(tx).lock(ownerId);
      // Joining a team takes the same lock: its sub-users have no plan of their own.
      if ((await subscriptionRepository(tx).findAccount(ownerId))?.isSubUser)
        throw problem('forbidden');
      const subscription = stateOf(row);
      const now = clock.now();
      const found = await repository.findQuote(ownerId, body.quoteId);
      if (!found) throw problem('not_found');
      const quote = quoteOf(found);
      const ledgerKey = paymentKey(quote, found.id);
      const shown = quotes.view(found, subscription, ctx);
      const live = await repository.findLive(ownerId, ledgerKey);
      if (live && (requestKey === null || live.requestKey !== requestKey))
        throw problem('quote_used');
      const open = live?.status === 'succeeded' ? [] : await repository.listOpen(ownerId, live?.id);
      if (open.length > 0) return { open };
      if (live) return decideFree(tx, { payment: live, quote: found, shown }, ctx);
      if (now >= found.expiresAt)
        return quotes.refuse(tx, 'quote_expired', found, subscription, ctx);
      if (!quotes.holds(found, subscription))
        return quotes.refuse(tx, 'quote_changed', found, subscription, ctx);
      const { couponCode } = found;
      // The quote holds the discount, so it counts as redeemed even when the coupon has ended since.
      const limit = couponCode ? couponOf(couponCode)?.maxRedemptions : undefined;
      if (couponCode && !(await repository.redeem(ownerId, couponCode, limit, now)))
        throw couponInvalid();
      const payment: PaymentRow = {
        id: newId(),
        ownerId,
        quoteId: found.id,
        ledgerKey,
        requestKey,
        status: 'processing',
        quote: found.quote,
        couponCode,
        amount: quote.dueToday,
        currency: CURRENCY,
        providerId: null,
        cardId: card?.id ?? null,
        failureCode: null,
        transactionId: null,
        consentVersion: body.renewalConsent.textVersion,
        consentAddress: ctx.ip,
        consentLanguage: ctx.locale,
        refunded: 0,
        createdAt: now,
        updatedAt: now,
      };
      await repository.insertPayment(payment);
      await deps.acceptances.add(tx, acceptedBy(ctx, 'payment', now));
      const next = beginPayment(subscription, now);
      if (next !== subscription)
        await subscriptionRepository(tx).save(ownerId, columnsOf(next, quote.terms, now), now);
      return decideFree(tx, { payment, quote: found, shown }, ctx);
    });
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  /** Where nothing is due no provider is asked: the payment is decided as it is begun. */
  async function decideFree(
    tx: Database,
    begun: Begun,
    ctx: PayContext,
  ): Promise<Beginning | ProblemError> {
    if (begun.payment.amount > 0) return begun;
    const answer = await enter(tx, begun, { status: 'succeeded' }, ctx);
    return answer instanceof Error ? answer : { answer };
  }

  /**
   * Names the payment at the provider, under the account's lock: from here on it is given up by that name alone.
   * Nothing is charged yet. @returns the refusal when what was begun before went through meanwhile.
   */
  function name({ payment, quote }: Begun, providerId: string, ctx: PayContext) {
    return db.transaction(async (tx): Promise<ProblemError | undefined> => {
      const repository = paymentRepository(tx);
      const subscription = stateOf(await subscriptionRepository(tx).lock(payment.ownerId));
      const current = await repository.findPayment(payment.ownerId, payment.id);
      if (current?.status === 'succeeded') return undefined;
      // It would charge for what is there already.
      if (!isCurrent(subscription, quoteOf(payment))) {
        await settlePayment({ tx, jobs, now: clock.now() }, payment, { status: 'canceled' });
        return quotes.refuse(tx, 'quote_changed', quote, subscription, ctx);
      }
      const isOpen = await repository.updateOpen(payment.id, { providerId });
      return isOpen ? undefined : problem('quote_used');
    });
  }

  /** Charges a saved card. A refusal closes the payment: its secret cannot pay it any more. */
  async function charge(provider: PaymentsPort, made: ProviderPayment, card: CardRow) {
    const charged = await provider.chargeCard(made.id, card.providerId);
    return closeFailed(provider, charged);
  }

  async function pay(body: PayQuoteRequestOutput, ctx: PayContext): Promise<CreatePaymentAnswer> {
    checkConsent(body.renewalConsent);
    const { provider } = deps;
    if (!provider) throw new PaymentsUnavailable();
    const card = body.cardId
      ? await cardRepository(db).find(ctx.caller.id, body.cardId)
      : undefined;
    if (body.cardId && !card) throw problem('not_found');
    let begun = await begin(body, card, ctx);
    while ('open' in begun) {
      await supersede({ ...deps, provider }, begun.open);
      begun = await begin(body, card, ctx);
    }
    if ('answer' in begun) return begun.answer;
    const { id, ownerId, amount, currency } = begun.payment;
    const made = await provider.createPayment({ key: `payment_${id}`, ownerId, amount, currency });
    const refusal = await name(begun, made.id, ctx);
    if (refusal) {
      await provider.cancelPayment(made.id);
      throw refusal;
    }
    const paid = card && made.status !== 'succeeded' ? await charge(provider, made, card) : made;
    const outcome = await db.transaction((tx) => enter(tx, begun, paid, ctx));
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  /** Enters what became of the payment, and keeps the answer for a repeat with it. */
  async function enter(
    tx: Database,
    { payment, shown }: Pick<Begun, 'payment' | 'shown'>,
    paid: Outcome & Pick<ProviderPayment, 'clientSecret'>,
    ctx: PayContext,
  ): Promise<CreatePaymentAnswer | ProblemError> {
    const status = await settlePayment({ tx, jobs, now: clock.now() }, payment, paid);
    if (status === 'canceled') return problem('quote_used');
    if (status === 'failed')
      return paid.failure === 'authentication_required'
        ? problem('authentication_required')
        : problem('card_declined');
    const answer: CreatePaymentAnswer = {
      preview: false,
      quote: shown,
      paymentId: payment.id,
      status,
      ...(status === 'requiresAction' && paid.clientSecret && { clientSecret: paid.clientSecret }),
    };
    await ctx.claim?.settle(tx, { status: 200, body: answer });
    return answer;
  }

  return {
    /** Answers a quote, or pays one. @throws ProblemError as the contract's `createPayment` says. */
    createPayment: (
      body: PreviewPaymentRequestOutput | PayQuoteRequestOutput,
      ctx: PayContext,
    ): Promise<CreatePaymentAnswer> =>
      'quoteId' in body ? pay(body, ctx) : quotes.preview(body, ctx),
  };
}
