import { hasEntry, invoiceOf, refundable, type Ledger, type LedgerEntry } from './ledger.ts';
import type { Quote } from './quote.ts';
import type { Subscription } from './subscription.ts';
import { applyPaid, changed, endOnFree } from './transitions.ts';

/** A subscription and what happened to its money. */
export type Account = { subscription: Subscription; ledger: Ledger };

/** Whether a quote still says what the subscription would cost: nothing it rests on has changed. */
export function isCurrent({ revision }: Subscription, quote: Quote): boolean {
  return quote.revision === revision;
}

/**
 * Enters a payment that went through and lets its terms begin. `key` names the quote or the renewal's period:
 * told again, in any order and from anywhere, it changes nothing.
 */
export function enterPaid(account: Account, key: string, quote: Quote, paidAt: Date): Account {
  if (hasEntry(account.ledger, key)) return account;
  return {
    subscription: applyPaid(account.subscription, quote, paidAt),
    ledger: [...account.ledger, invoiceOf(key, quote, paidAt)],
  };
}

/** Pays back a part of an invoice's charge, at most what is left of it; plan and limits stay unless `endPlan`. */
export function enterRefund(
  account: Account,
  refund: { key: string; of: string; amount: number; at: Date; endPlan: boolean },
): Account | { refusal: 'refund_too_large' } {
  const { endPlan, ...entry } = refund;
  if (hasEntry(account.ledger, entry.key)) return account;
  if (entry.amount > refundable(account.ledger, entry.of)) return { refusal: 'refund_too_large' };
  const refunded: LedgerEntry = { kind: 'refund', ...entry };
  return {
    subscription: endPlan ? endOnFree(account.subscription) : account.subscription,
    ledger: [...account.ledger, refunded],
  };
}

/** Grants credit, which is spent before a card is charged. */
export function enterCredit(
  account: Account,
  credit: { key: string; amount: number; at: Date },
): Account {
  if (hasEntry(account.ledger, credit.key)) return account;
  const { subscription, ledger } = account;
  return {
    subscription: changed(subscription, { balance: subscription.balance + credit.amount }),
    ledger: [...ledger, { kind: 'credit', ...credit }],
  };
}

/** The key of the period that a renewal or a conversion pays for: one payment each, however often it is tried. */
export function renewalKey({ period }: Quote): string {
  return `renewal:${period.start.toISOString()}`;
}

/** Key of a quote that is being paid. Paying what is overdue by hand is the renewal of that period. */
export function paymentKey(quote: Quote, quoteId: string): string {
  return quote.type === 'renewal' ? renewalKey(quote) : `quote:${quoteId}`;
}
