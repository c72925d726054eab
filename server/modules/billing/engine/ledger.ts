import type { Period } from './months.ts';
import type { Quote } from './quote.ts';
import type { Terms } from './terms.ts';

/**
 * What happened to an account's money. `key` names the one event that an entry records (a quote, a renewal's
 * period, a refund), so that the same event is entered once.
 */
export type LedgerEntry = { key: string; at: Date } & (
  | {
      kind: 'invoice';
      type: Quote['type'];
      /** Cents without tax, less the discount. */
      net: number;
      discount: number;
      /** Cents, tax included. */
      total: number;
      /** Cents that the card was charged. */
      charged: number;
      credit: number;
      owed: number;
      carried: number;
      terms: Terms;
      period: Period;
      /** Whether a period begins with it; else it adds to the one that runs. */
      beginsPeriod: boolean;
    }
  /** Cents paid back to the card; the credit note is of the same amount. */
  | { kind: 'refund'; amount: number; of: string }
  /** Cents that an administrator granted, or that a withdrawal gave back. */
  | { kind: 'credit'; amount: number }
  /** Cents written off. */
  | { kind: 'writeOff'; amount: number }
);

export type Ledger = readonly LedgerEntry[];

/** The balance that the entries leave: credit when positive, an open amount when negative. */
export function balanceOf(ledger: Ledger): number {
  return ledger.reduce((balance, entry) => {
    if (entry.kind === 'invoice') return balance + entry.charged - entry.total;
    // A refund pays back what its credit note takes off the invoice.
    return entry.kind === 'refund' ? balance : balance + entry.amount;
  }, 0);
}

export function hasEntry(ledger: Ledger, key: string): boolean {
  return ledger.some((entry) => entry.key === key);
}

/** What of an invoice's charge is left to be paid back, in cents. */
export function refundable(ledger: Ledger, key: string): number {
  return ledger.reduce((left, entry) => {
    if (entry.kind === 'invoice' && entry.key === key) return left + entry.charged;
    return entry.kind === 'refund' && entry.of === key ? left - entry.amount : left;
  }, 0);
}

/** The invoice of a quote that was paid. */
export function invoiceOf(key: string, quote: Quote, at: Date): LedgerEntry {
  const { total, dueToday: charged, subtotal, discount, credit, owed, carried } = quote;
  const { type, terms, period, beginsPeriod } = quote;
  const sums = { net: subtotal - discount, discount, total, charged, credit, owed, carried };
  return { kind: 'invoice', type, key, at, ...sums, terms, period, beginsPeriod };
}
