import { refundable, type Ledger, type LedgerEntry } from './ledger.ts';
import { WITHDRAWAL_MS, type Subscription } from './subscription.ts';
import { changed, endOnFree, type Refusal } from './transitions.ts';

/** Until when a person may withdraw; nothing without the right. */
export function withdrawalUntil({ firstPaidAt, withdrawnAt }: Subscription): Date | undefined {
  if (!firstPaidAt || withdrawnAt) return undefined;
  return new Date(firstPaidAt.getTime() + WITHDRAWAL_MS);
}

/** Invoices since the first payment with what is paid back of each, in cents. */
export function withdrawalRefunds(
  ledger: Ledger,
  { firstPaidAt }: Subscription,
): { key: string; amount: number }[] {
  if (!firstPaidAt) return [];
  return ledger
    .filter((entry) => entry.kind === 'invoice' && entry.at >= firstPaidAt)
    .map(({ key }) => ({ key, amount: refundable(ledger, key) }))
    .filter(({ amount }) => amount > 0);
}

export type Withdrawal =
  | { ok: true; next: Subscription; entries: LedgerEntry[]; amount: number }
  | { ok: false; refusal: Refusal };

/**
 * Ends the contract at once: what was charged since the first payment is paid back, credit that was used is given
 * back as credit, and the right is used up.
 */
export function withdraw(subscription: Subscription, ledger: Ledger, now: Date): Withdrawal {
  const until = withdrawalUntil(subscription);
  const { firstPaidAt } = subscription;
  if (!until || !firstPaidAt || now >= until) return { ok: false, refusal: 'withdrawal_over' };
  const refunds = withdrawalRefunds(ledger, subscription);
  const used = ledger.reduce(
    (sum, entry) =>
      entry.kind === 'invoice' && entry.at >= firstPaidAt ? sum + entry.credit : sum,
    0,
  );
  const ended = endOnFree(subscription);
  const writtenOff = Math.max(0, -subscription.balance);
  const entries: LedgerEntry[] = [
    ...refunds.map(({ key, amount }): LedgerEntry => ({
      kind: 'refund',
      key: `withdrawal:${key}`,
      at: now,
      amount,
      of: key,
    })),
    ...amountEntry('credit', 'withdrawal:credit', used, now),
    ...amountEntry('writeOff', 'withdrawal:writeOff', writtenOff, now),
  ];
  const balance = Math.max(0, ended.balance) + used;
  const next = changed(ended, { withdrawnAt: now, balance });
  return { ok: true, next, entries, amount: refunds.reduce((sum, { amount }) => sum + amount, 0) };
}

function amountEntry(
  kind: 'credit' | 'writeOff',
  key: string,
  amount: number,
  at: Date,
): LedgerEntry[] {
  return amount > 0 ? [{ kind, key, at, amount }] : [];
}
