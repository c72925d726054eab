import { z } from 'zod';
import { newId } from '#server/platform/database/ids.ts';
import { defineJob } from '#server/platform/jobs/topic.ts';
import { invoiceNumber } from '../engine/invoice-numbers.ts';
import { share } from '../engine/money.ts';
import type { UnitOfWork } from '../events/events.ts';
import { paymentRepository } from '../payments/repository.ts';
import type { LineFacts } from '../subscriptions/invoice-lines.ts';
import { record, type Entry } from '../transactions/ledger.ts';
import { transactionRepository } from '../transactions/repository.ts';
import { refundRepository, type PaidRow, type RefundRow } from './repository.ts';

/** Sends a refund to the provider, should its request not live to do so. */
export const refundBegun = defineJob('billing.refund', z.object({ refundId: z.string() }));

/** What is paid back of a payment, and why; `providerId` of a refund that the provider has made already. */
type RefundFacts = Pick<RefundRow, 'amount' | 'ledgerKey' | 'reason'> & { providerId?: string };

/**
 * Begins to pay back a part of a payment, in the caller's transaction: a job sees it through.
 * @returns nothing when less than that is left.
 */
export async function beginRefund(
  work: UnitOfWork,
  paid: PaidRow,
  about: RefundFacts,
): Promise<RefundRow | undefined> {
  const { tx, jobs } = work;
  const refund = await keepRefund(work, paid, about);
  if (refund) await jobs.add(refundBegun, { refundId: refund.id }, { on: tx, key: refund.id });
  return refund;
}

/** Sets an amount aside for a refund, and gives its credit note a number. @returns nothing when less than that is left. */
export async function keepRefund(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  { payment, number, tax }: PaidRow,
  about: RefundFacts,
): Promise<RefundRow | undefined> {
  const repository = refundRepository(tx);
  const { amount, ledgerKey, reason, providerId = null } = about;
  if (!(await repository.reserve(payment.id, amount))) return undefined;
  const year = now.getUTCFullYear();
  const count = await paymentRepository(tx).nextNumber('PWC', year);
  const invoice = payment.transactionId
    ? await transactionRepository(tx).find(payment.transactionId)
    : undefined;
  const { cardBrand, cardLast4 } = invoice?.transaction ?? {};
  const taxName = invoice?.lines.find(({ kind }) => kind === 'tax')?.reference ?? undefined;
  const transactionId = newId();
  const { id, ownerId, currency } = payment;
  await record(tx, {
    id: transactionId,
    ownerId,
    number: invoiceNumber('PWC', year, count),
    type: 'refund',
    status: 'processing',
    createdAt: now,
    ledgerKey,
    paymentId: id,
    lines: refundLines(amount, { number, taxPart: share(tax, amount, payment.amount), taxName }),
    // The column is written from `Entry.cardBrand` alone.
    ...(cardBrand &&
      cardLast4 && { cardBrand: cardBrand as NonNullable<Entry['cardBrand']>, cardLast4 }),
  });
  const refund: RefundRow = {
    id: newId(),
    ownerId,
    paymentId: id,
    ledgerKey,
    amount,
    currency,
    reason,
    status: 'processing',
    attempt: 1,
    nextTryAt: null,
    providerId,
    transactionId,
    createdAt: now,
    updatedAt: now,
  };
  await repository.insert(refund);
  return refund;
}

/** A credit note's lines: the net amount, and the tax that was charged on it. */
function refundLines(
  amount: number,
  { number, taxPart, taxName }: { number: string; taxPart: number; taxName: string | undefined },
): LineFacts[] {
  const line = (kind: 'refund' | 'tax', cents: number): LineFacts => ({
    kind,
    quantity: 1,
    unitAmount: 0 - cents,
    amount: 0 - cents,
    ...(kind === 'refund' ? { reference: number } : taxName && { reference: taxName }),
  });
  return [line('refund', amount - taxPart), ...(taxPart > 0 ? [line('tax', taxPart)] : [])];
}
