import type { Database } from '#server/db/client.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import type { Clock } from '#server/ports/clock.ts';
import { PaymentsUnavailable, type PaymentsPort } from '#server/ports/payments.ts';
import { mailOwner } from '../events/events.ts';
import { paymentRepository } from '../payments/repository.ts';
import { receiptUrlOf } from '../transactions/ledger.ts';
import { refundRepository } from './repository.ts';

export type RefundDeps = {
  db: Database;
  /** The billing clock. */
  clock: Clock;
  jobs: Jobs;
  provider: PaymentsPort | undefined;
};

/**
 * Asks the provider for a refund, by a key of its own, and enters the outcome. Repeated, at any time and by any
 * server, it pays back once. @throws PaymentsUnavailable when the outcome is not known.
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
  const given = await provider.refundPayment({
    key: `refund_${refundId}`,
    paymentId: payment.providerId,
    amount,
    currency,
  });
  if (given.status === 'processing') return;
  const { id: providerId, status } = given;
  await db.transaction(async (tx) => {
    const repository = refundRepository(tx);
    const now = clock.now();
    if (!(await repository.decide(refundId, { status, providerId, updatedAt: now }))) return;
    if (status === 'failed') await repository.release(paymentId, amount);
    const { reason, transactionId } = refund;
    const receiptUrl = receiptUrlOf(transactionId);
    await repository.markOutcome(refund, status, { now, receiptUrl });
    // A withdrawal has told of its refunds already.
    if (status === 'succeeded' && reason !== null) {
      const facts = { transactionId, reason };
      await mailOwner({ tx, jobs }, ownerId, { topic: 'refunded', key: refundId, facts });
    }
  });
}
