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
import { nextRefundTry, refundKey } from './refund-attempts.ts';
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

type Telling = {
  /** The answer to the person's own request says that the money went back, so that no mail does. */
  isAnswered?: boolean;
};

/**
 * Asks the provider for a refund, by the key of its attempt, and enters the outcome. Repeated, at any time and by any
 * server, it pays back once: one that the provider has named is asked for by its name.
 * @throws PaymentsUnavailable when the outcome is not known.
 */
export async function finishRefund(
  { db, clock, jobs, provider }: RefundDeps,
  refundId: string,
  telling?: Telling,
): Promise<void> {
  const refund = await refundRepository(db).find(refundId);
  if (refund?.status !== 'processing') return;
  if (refund.nextTryAt && refund.nextTryAt > clock.now()) return;
  const { ownerId, paymentId, amount, currency } = refund;
  const payment = await paymentRepository(db).findPayment(ownerId, paymentId);
  if (!payment?.providerId) throw new Error('What is paid back was paid with the provider');
  if (!provider) throw new PaymentsUnavailable();
  const given = refund.providerId
    ? await provider.findRefund(refund.providerId)
    : await provider.refundPayment({
        key: refundKey(refund),
        paymentId: payment.providerId,
        amount,
        currency,
      });
  if (!given) throw new PaymentsUnavailable();
  await db.transaction(async (tx) => {
    // One made by hand settles one refund alone.
    const entered = await refundRepository(tx).findOwn(given.id, undefined);
    const isOthers = entered !== undefined && entered.id !== refund.id;
    const outcome = isOthers ? ({ ...given, status: 'failed', isFinal: true } as const) : given;
    await enterRefund({ tx, jobs, now: clock.now() }, refund, outcome, telling);
  });
}

/**
 * Enters what the provider says of a refund, in the caller's transaction. Told again, it changes nothing. A withdrawal's
 * refund is owed by law: one that the bank refuses is tried again, and the person hears what became of it.
 */
export async function enterRefund(
  work: UnitOfWork,
  refund: RefundRow,
  given: ProviderRefund,
  telling: Telling = {},
): Promise<void> {
  const { tx, now } = work;
  const { id: providerId, status } = given;
  const repository = refundRepository(tx);
  const { paymentId, amount, transactionId, ledgerKey } = refund;
  if (status === 'processing') return repository.name(refund, providerId);
  const isWithdrawal = ledgerKey.startsWith(WITHDRAWAL_KEY);
  const isRetried = status === 'failed' && isWithdrawal && !given.isFinal;
  const nextTryAt = isRetried ? nextRefundTry(refund.attempt, now) : undefined;
  const isEntered = nextTryAt
    ? await repository.tryAgain(refund, { nextTryAt, updatedAt: now })
    : await repository.decide(refund, { status, providerId, updatedAt: now });
  if (!isEntered) return;
  const receiptUrl = receiptUrlOf(transactionId);
  await repository.markOutcome(refund, nextTryAt ? 'processing' : status, { now, receiptUrl });
  if (nextTryAt) return;
  if (status === 'failed') await repository.release(paymentId, amount);
  const isTold = isWithdrawal || refund.status === 'succeeded';
  if (status === 'succeeded' ? !(isWithdrawal && telling.isAnswered) : isTold)
    await mailOutcome(work, refund, status);
}

/** What went back, or what did not and how the person gets it all the same. */
async function mailOutcome(
  work: UnitOfWork,
  { id, ownerId, attempt, amount, reason, transactionId }: RefundRow,
  status: 'succeeded' | 'failed',
): Promise<void> {
  const facts = { transactionId, amount, ...(reason !== null && { reason }) };
  const topic = status === 'succeeded' ? 'refunded' : 'refundFailed';
  await mailOwner(work, ownerId, { topic, key: `${id}:${attempt}`, facts });
}
