import { z } from 'zod';
import { newId } from '#server/platform/database/ids.ts';
import { defineJob } from '#server/platform/jobs/topic.ts';
import { invoiceNumber } from '../engine/invoice-numbers.ts';
import { share } from '../engine/money.ts';
import type { UnitOfWork } from '../events/events.ts';
import { paymentRepository } from '../payments/repository.ts';
import type { LineFacts } from '../subscriptions/invoice-lines.ts';
import { record, type Entry } from '../transactions/ledger.ts';
import { findTransaction } from '../transactions/repository.ts';
import { refundRepository, type PaidRow, type RefundRow } from './repository.ts';

/** Sends a refund to the provider, should its request not live to do so. */
export const refundBegun = defineJob('billing.refund', z.object({ refundId: z.string() }));

/**
 * Begins to pay back a part of a payment: the amount is set aside, the credit note has its number, and a job sees
 * it through, all in the caller's transaction. @returns nothing when less than that is left.
 */
export async function beginRefund(
  { tx, jobs, now }: UnitOfWork,
  { payment, number, tax }: PaidRow,
  about: { amount: number; ledgerKey: string; reason: string | null },
): Promise<RefundRow | undefined> {
  const repository = refundRepository(tx);
  const { amount, ledgerKey, reason } = about;
  if (!(await repository.reserve(payment.id, amount))) return undefined;
  const year = now.getUTCFullYear();
  const count = await paymentRepository(tx).nextNumber('PWC', year);
  const invoice = payment.transactionId
    ? await findTransaction(tx, payment.transactionId)
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
    providerId: null,
    transactionId,
    createdAt: now,
    updatedAt: now,
  };
  await repository.insert(refund);
  await jobs.add(refundBegun, { refundId: refund.id }, { on: tx, key: refund.id });
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
