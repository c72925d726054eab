import { dunningEnd } from '../engine/dunning.ts';
import type { Quote } from '../engine/quote.ts';
import { renewalFailed } from '../engine/transitions.ts';
import { mailOwner, type UnitOfWork } from '../events/events.ts';
import type { SubscriptionRow } from '../subscriptions/entitlement.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { noteSeats } from '../subscriptions/seat-events.ts';
import { columnsOf, stateOf } from '../subscriptions/state.ts';
import type { PaymentRow } from './repository.ts';

/** Whether time charged it, without anybody at the checkout. */
export function isAutomatic({ quoteId }: Pick<PaymentRow, 'quoteId'>): boolean {
  return quoteId === null;
}

/** A renewal, a conversion or a further try was refused: the calendar of tries goes on, or the plan ends. */
export async function enterFailedRenewal(
  work: UnitOfWork,
  row: SubscriptionRow | undefined,
  about: { payment: PaymentRow; quote: Quote; failure: string },
): Promise<void> {
  const { payment, quote, failure } = about;
  const { tx, now } = work;
  const { ownerId } = payment;
  const before = stateOf(row);
  const needsConfirmation = failure === 'authentication_required';
  const next = renewalFailed(before, now, needsConfirmation);
  if (next === before) return;
  await subscriptionRepository(tx).save(ownerId, columnsOf(next, quote.terms, now), now);
  await noteSeats(work, ownerId, { before, next, keep: row?.pendingKeep });
  const { dunning } = next;
  const facts = {
    ...quote.terms,
    amount: payment.amount,
    failure,
    ...(dunning && {
      date: dunning.nextTryAt.toISOString(),
      until: dunningEnd(dunning).toISOString(),
    }),
  };
  const topic = needsConfirmation ? 'confirmationNeeded' : 'paymentFailed';
  await mailOwner(work, ownerId, { topic: dunning ? topic : 'planEnded', key: payment.id, facts });
}
