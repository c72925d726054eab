import type { FoundRefund } from '#server/ports/payments.ts';
import type { UnitOfWork } from '../events/events.ts';
import { paymentRepository, type PaymentRow } from '../payments/repository.ts';
import { keepRefund } from './begin-refund.ts';
import { enterRefund } from './finish-refund.ts';
import { readRefundKey } from './refund-attempts.ts';
import { refundRepository } from './repository.ts';

/**
 * Enters a refund as the provider has it: one of ours is decided, one that was made in the provider's dashboard gets its
 * credit note. The plan stays; nothing but money went back.
 * @throws Error when less than that is left, as while another refund is under way: it is tried again.
 */
export async function enterFoundRefund(
  work: UnitOfWork,
  { id, ownerId }: PaymentRow,
  found: FoundRefund,
): Promise<void> {
  const { tx } = work;
  const repository = refundRepository(tx);
  const own = readRefundKey(found.key);
  const known = await repository.findOwn(found.id, own?.id);
  if (known) {
    // An attempt before the present one has had its effect.
    const isPresent = !own || own.attempt === known.attempt;
    return isPresent ? enterRefund(work, known, found) : undefined;
  }
  if (found.status === 'failed') return;
  // Paid back by hand what the bank had refused: no further attempt is made.
  const owed = own ? undefined : await repository.findOwed(id, found.amount);
  if (owed) return enterRefund(work, owed, found);
  const payment = await paymentRepository(tx).findPayment(ownerId, id);
  const paid = payment?.transactionId
    ? await repository.findPaid(payment.transactionId)
    : undefined;
  const { id: providerId, amount } = found;
  const facts = { amount, ledgerKey: `provider:${providerId}`, reason: null, providerId };
  const kept = paid && (await keepRefund(work, paid, facts));
  if (!kept) throw new Error(`${providerId} pays back more than is left`);
  await enterRefund(work, kept, found);
}
