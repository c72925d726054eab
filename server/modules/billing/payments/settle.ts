import type { Database } from '#server/db/client.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { ProviderPayment } from '#server/ports/payments.ts';
import { invoiceNumber, seriesOf } from '../engine/invoice-numbers.ts';
import { applyPaid } from '../engine/transitions.ts';
import type { Quote } from '../engine/quote.ts';
import { keepCard } from '../cards/keep-card.ts';
import type { Subscription } from '../engine/subscription.ts';
import { compareTerms } from '../engine/terms.ts';
import { mailOwner, type UnitOfWork } from '../events/events.ts';
import { noteSeats } from '../subscriptions/seat-events.ts';
import { columnsOf, reviveDates, stateOf } from '../subscriptions/state.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { receiptUrlOf, record } from '../transactions/ledger.ts';
import { lineFacts } from '../subscriptions/invoice-lines.ts';
import { enterFailedRenewal, isAutomatic } from './renewal-failure.ts';
import { paymentRepository, type PaymentRow } from './repository.ts';

/** What the provider says of a payment; with the amount, wherever it was asked. */
export type Outcome = Pick<ProviderPayment, 'status' | 'failure' | 'card'> &
  Partial<Pick<ProviderPayment, 'amount' | 'currency'>>;

/** @throws Error for another amount or currency than ours: the plan was not paid for, and people must look into it. */
function checkCharged({ id, amount, currency }: PaymentRow, charged: Outcome): void {
  const isOurs = charged.amount === amount && charged.currency === currency;
  const isNothing = charged.amount === undefined && amount === 0;
  if (charged.status === 'succeeded' && !isOurs && !isNothing)
    throw new Error(
      `Payment ${id} is ${amount} ${currency}, but the provider charged ${charged.amount} ${charged.currency}`,
    );
}

/**
 * Enters what the provider says of a payment, in the caller's transaction: the terms begin, the invoice gets its
 * number, and the payment is decided, together or not at all. Told again, it changes nothing.
 * @returns the payment's status afterwards.
 */
export async function settlePayment(
  work: UnitOfWork,
  payment: PaymentRow,
  provider: Outcome,
): Promise<PaymentRow['status']> {
  const { tx, now } = work;
  const repository = paymentRepository(tx);
  const row = await subscriptionRepository(tx).lock(payment.ownerId);
  const current = await repository.findPayment(payment.ownerId, payment.id);
  if (!current) throw new Error('A payment that is settled is there');
  if (!['requiresAction', 'processing'].includes(current.status)) return current.status;
  checkCharged(current, provider);
  const { status } = provider;
  if (status === 'requiresAction' || status === 'processing') {
    await repository.updateOpen(payment.id, { status, updatedAt: now });
    return status;
  }
  const quote = reviveDates(current.quote) as Quote;
  const failed = status !== 'succeeded';
  const entered = status === 'canceled' ? undefined : await enter(tx, current, provider, now);
  await repository.updateOpen(payment.id, {
    status,
    updatedAt: now,
    ...(entered && { transactionId: entered }),
    ...(failed && { failureCode: provider.failure ?? 'processing_error' }),
  });
  if (failed) {
    if (current.couponCode) await repository.release(payment.ownerId, current.couponCode);
    if (status === 'failed' && isAutomatic(current)) {
      const failure = provider.failure ?? 'processing_error';
      await enterFailedRenewal(work, row, { payment: current, quote, failure });
    }
    return status;
  }
  const { card } = provider;
  // The card that was given for it pays the renewals too; a saved one stays as it is.
  if (card && !current.cardId) {
    const setupIntentId = current.providerId ?? current.id;
    await keepCard(tx, payment.ownerId, { card, setupIntentId, makeDefault: true }, now);
  }
  const before = stateOf(row);
  const next = applyPaid(before, quote, now);
  await subscriptionRepository(tx).save(payment.ownerId, columnsOf(next, quote.terms, now), now);
  await noteSeats(work, payment.ownerId, { before, next, keep: row?.pendingKeep });
  if (entered) await mailPaid(work, payment.ownerId, { before, quote, transactionId: entered });
  return status;
}

/** The receipt, and the plan as it is now where another one ran before. */
async function mailPaid(
  work: UnitOfWork,
  ownerId: string,
  about: { before: Subscription; quote: Quote; transactionId: string },
): Promise<void> {
  const { before, quote, transactionId } = about;
  const facts = { ...quote.terms, date: quote.holds.end.toISOString(), transactionId };
  await mailOwner(work, ownerId, { topic: 'receipt', key: transactionId, facts });
  const ran = ['active', 'canceling'].includes(before.status) ? before.terms : undefined;
  if (ran && compareTerms(ran, quote.terms) !== 'same')
    await mailOwner(work, ownerId, { topic: 'planChanged', key: transactionId, facts });
}

/** Writes the transaction: an invoice with its number, or a payment that failed, which takes none of those. */
async function enter(
  tx: Database,
  payment: PaymentRow,
  { status, failure, card }: Outcome,
  now: Date,
): Promise<string> {
  const quote = reviveDates(payment.quote) as Quote;
  const failed = status !== 'succeeded';
  const series = seriesOf({ type: quote.type, failed });
  const year = now.getUTCFullYear();
  const count = await paymentRepository(tx).nextNumber(series, year);
  const id = newId();
  return record(tx, {
    id,
    ownerId: payment.ownerId,
    number: invoiceNumber(series, year, count),
    type: quote.type,
    status: failed ? 'failed' : 'succeeded',
    createdAt: payment.createdAt,
    lines: quote.lines.map((line) => lineFacts(line)),
    ledgerKey: payment.ledgerKey,
    paymentId: payment.id,
    credit: quote.credit,
    owed: quote.owed,
    carried: quote.carried,
    ...(card && { cardBrand: card.brand, cardLast4: card.last4 }),
    ...(failed
      ? { failureCode: failure ?? 'processing_error' }
      : { paidAt: now, receiptUrl: receiptUrlOf(id) }),
  });
}
