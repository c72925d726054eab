import type { Database } from '#server/db/client.ts';
import type { Transaction } from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import { foldText } from '#core/text/fold.ts';
import { LANGUAGES, type Language } from '#core/language/languages.ts';
import { CURRENCY } from '../plans/plans.ts';
import { viewLine, type LineFacts } from '../subscriptions/invoice-lines.ts';
import { failureOf } from './failure.ts';
import {
  transactionRepository,
  type LineRow,
  type NewTransaction,
  type TransactionRow,
} from './repository.ts';

/** What happened; the sums follow from the lines. */
export type Entry = Pick<NewTransaction, 'ownerId' | 'number' | 'type' | 'status' | 'createdAt'> &
  Partial<
    Pick<
      NewTransaction,
      | 'id'
      | 'cardLast4'
      | 'failureCode'
      | 'receiptUrl'
      | 'paidAt'
      | 'ledgerKey'
      | 'paymentId'
      | 'credit'
      | 'owed'
      | 'carried'
    > & {
      cardBrand: NonNullable<Transaction['card']>['brand'];
    }
  > & { lines: readonly LineFacts[] };

const amountOf = (lines: readonly LineFacts[], kinds: readonly LineFacts['kind'][]) =>
  lines.reduce((sum, line) => (kinds.includes(line.kind) ? sum + line.amount : sum), 0);

/** Subtotal, discount, tax and total of lines, so that the total is always the lines' sum. */
export function sumsOf(lines: readonly LineFacts[]) {
  const subtotal = amountOf(lines, ['plan', 'seats', 'proration', 'refund']);
  const discount = 0 - amountOf(lines, ['discount']);
  const tax = amountOf(lines, ['tax']);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}

/** Where the receipt of a transaction is. */
export const receiptUrlOf = (id: string) => `/api/users/payments/transactions/${id}/receipt`;

/** Enters a transaction. The texts of its lines are kept in every language, to be found by `q`. */
export async function record(db: Database, entry: Entry): Promise<string> {
  const { lines, ...facts } = entry;
  const id = facts.id ?? newId();
  const texts = LANGUAGES.flatMap(({ code }) =>
    lines.map((line) => viewLine(line, code).description),
  );
  const search = foldText([facts.number, facts.cardLast4 ?? '', ...new Set(texts)].join('\n'));
  await transactionRepository(db).insert(
    { ...facts, id, currency: CURRENCY, ...sumsOf(lines), search },
    lines,
  );
  return id;
}

/** A transaction as the contract shows it. */
export function presentTransaction(
  row: TransactionRow,
  lines: readonly LineRow[],
  locale: Language,
): Transaction {
  // The column is written from `Entry.cardBrand` alone, so what it holds is a brand.
  const brand = row.cardBrand as NonNullable<Transaction['card']>['brand'] | null;
  return {
    id: row.id,
    number: row.number,
    type: row.type,
    status: row.status,
    currency: row.currency,
    subtotal: row.subtotal,
    discount: row.discount,
    tax: row.tax,
    total: row.total,
    ...(row.credit > 0 && { credit: row.credit }),
    ...(row.owed > 0 && { owed: row.owed }),
    ...(row.carried > 0 && { carried: row.carried }),
    lines: lines.map((line) => viewLine(line, locale)),
    ...(brand && row.cardLast4 && { card: { brand, last4: row.cardLast4 } }),
    ...(row.status === 'failed' &&
      row.failureCode && { failure: failureOf(row.failureCode, locale) }),
    ...(row.receiptUrl && { receiptUrl: row.receiptUrl }),
    createdAt: row.createdAt.toISOString(),
    ...(row.paidAt && { paidAt: row.paidAt.toISOString() }),
  };
}
