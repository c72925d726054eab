import type { Database } from '#server/db/client.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import { PaymentsUnavailable, type PaymentsPort } from '#server/ports/payments.ts';
import { cardRepository } from '../cards/repository.ts';
import { paymentRepository, type PaymentRow } from '../payments/repository.ts';
import { settlePayment, type Outcome } from '../payments/settle.ts';

export type ChargeDeps = {
  db: Database;
  /** The billing clock. */
  clock: Clock;
  jobs: Jobs;
  provider: PaymentsPort | undefined;
};

/**
 * Charges a payment that time began, and enters the outcome. The payment is named at the provider first, by a key of
 * its own, and charged by that name: a repeat after a crash finds what there is, and one that was given up
 * meanwhile is charged by neither.
 * @returns whether the payment is decided: a bank may take its time.
 * @throws PaymentsUnavailable when the outcome is not known; trying again is safe.
 */
export async function chargeAutomatic(deps: ChargeDeps, payment: PaymentRow): Promise<boolean> {
  const outcome =
    payment.amount === 0 ? { status: 'succeeded' as const } : await ask(deps, payment);
  if (!outcome) return true;
  const { db, jobs, clock } = deps;
  const status = await db.transaction((tx) =>
    settlePayment({ tx, jobs, now: clock.now() }, payment, outcome),
  );
  return status !== 'processing';
}

/** The provider's word; nothing when the payment was given up before it had a name. */
async function ask(
  { db, provider }: ChargeDeps,
  payment: PaymentRow,
): Promise<Outcome | undefined> {
  const { id, ownerId, amount, currency, cardId } = payment;
  const card = cardId ? await cardRepository(db).find(ownerId, cardId) : undefined;
  // What has a name there may have been charged by an earlier try, whether or not its card is still saved.
  if (!card && !payment.providerId) return { status: 'failed', failure: 'expired_card' };
  if (!provider) throw new PaymentsUnavailable();
  const made = payment.providerId
    ? await provider.findPayment(payment.providerId)
    : await provider.createPayment({ key: `payment_${id}`, ownerId, amount, currency });
  if (!made) throw new PaymentsUnavailable();
  const isOpen = await paymentRepository(db).updateOpen(id, { providerId: made.id });
  if (!isOpen) return undefined;
  const paid =
    card && made.status === 'requiresAction'
      ? await provider.chargeCard(made.id, card.providerId)
      : made;
  if (paid.status !== 'failed' && paid.status !== 'requiresAction') return paid;
  // Closed with the provider first: it cannot be paid later by its secret, in parallel to the next try.
  const closed = await provider.cancelPayment(made.id);
  if (closed?.status === 'succeeded') return closed;
  const unpaid = card ? 'authentication_required' : 'expired_card';
  const failure = paid.status === 'failed' ? paid.failure : unpaid;
  return { status: 'failed', ...(failure && { failure }), ...(paid.card && { card: paid.card }) };
}
