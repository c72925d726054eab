import type { Database } from '#server/db/client.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  PaymentsUnavailable,
  type PaymentsPort,
  type ProviderRefund,
} from '#server/ports/payments.ts';
import { mailOwner, type UnitOfWork } from '../events/events.ts';
import { paymentRepository } from '../payments/repository.ts';
import { receiptUrlOf } from '../transactions/ledger.ts';
import { refundRepository, type RefundRow } from './repository.ts';

/** The beginning of the keys of a withdrawal's refunds. */
export const WITHDRAWAL_KEY = 'withdrawal:';

export type RefundDeps = {
  db: Database;
  /** The billing clock. */
  clock: Clock;
  jobs: Jobs;
  provider: PaymentsPort | undefined;
};

/** The key of a refund with the provider, and the id in it. */
const keyOf = (refundId: string) => `refund_${refundId}`;
export const refundIdOf = (key: string | undefined): string | undefined =>
  /^refund_([\da-f]{8}-[\da-f-]{27})$/.exec(key ?? '')?.[1];

/**
 * Asks the provider for a refund, by a key of its own, and enters the outcome. Repeated, at any time and by any
 * server, it pays back once: one that the provider has named is asked for by its name, since keys are forgotten.
 * @throws PaymentsUnavailable when the outcome is not known.
 */
export async function finishRefund(
  { db, clock, jobs, provider }: RefundDeps,
  refundId: string,
): Promise<void> {
  const refund = await refundRepository(db).find(refundId);
  if (refund?.status !== 'processing') return;
  const { ownerId, paymentId, amount, currency } = refund;
  const payment = await paymentRepository(db).findPayment(ownerId, paymentId);
  if (!payment?.providerId) throw new Error('What is paid back was paid with the provider');
  if (!provider) throw new PaymentsUnavailable();
  const given = refund.providerId
    ? await provider.findRefund(refund.providerId)
    : await provider.refundPayment({
        key: keyOf(refundId),
        paymentId: payment.providerId,
        amount,
        currency,
      });
  if (!given) throw new PaymentsUnavailable();
  await db.transaction((tx) => enterRefund({ tx, jobs, now: clock.now() }, refund, given));
}

/** Enters what the provider says of a refund, in the caller's transaction. Told again, it changes nothing. */
export async function enterRefund(
  { tx, jobs, now }: UnitOfWork,
  refund: RefundRow,
  { id: providerId, status }: ProviderRefund,
): Promise<void> {
  const repository = refundRepository(tx);
  const { id, ownerId, paymentId, amount, reason, transactionId, ledgerKey } = refund;
  if (status === 'processing') return repository.name(id, providerId);
  if (!(await repository.decide(id, { status, providerId, updatedAt: now }))) return;
  if (status === 'failed') await repository.release(paymentId, amount);
  const receiptUrl = receiptUrlOf(transactionId);
  await repository.markOutcome(refund, status, { now, receiptUrl });
  // A withdrawal has told of its refunds already.
  if (status === 'failed' || ledgerKey.startsWith(WITHDRAWAL_KEY)) return;
  const facts = { transactionId, ...(reason !== null && { reason }) };
  await mailOwner({ tx, jobs }, ownerId, { topic: 'refunded', key: id, facts });
}
