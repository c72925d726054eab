import type { Language } from '#core/language/languages.ts';
import { text } from '#server/platform/text/texts.ts';
import { viewLine } from '../subscriptions/invoice-lines.ts';
import type { LineRow, TransactionRow } from '../transactions/repository.ts';
import { cardText, chargedOf } from '../transactions/figures.ts';

const COLUMNS = [
  'number',
  'date',
  'paidAt',
  'type',
  'status',
  'lines',
  'subtotal',
  'discount',
  'tax',
  'total',
  'charged',
  'currency',
  'card',
] as const;

/** What a spreadsheet takes for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+\.\d{2}$/;

/** A cell of RFC 4180. A text that begins like a formula is preceded by an apostrophe; a sum is a number. */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const decimal = (cents: number) => (cents / 100).toFixed(2);

/** Transactions as CSV: UTF-8 with a byte order mark, lines that end with CRLF, amounts as decimals. */
export function transactionsCsv(
  rows: readonly { transaction: TransactionRow; lines: readonly LineRow[] }[],
  locale: Language,
): Uint8Array {
  const head = COLUMNS.map((name) => text(locale, `billing:export.columns.${name}`));
  const body = rows.map(({ transaction, lines }) => {
    const { number, type, status, subtotal, discount, tax, total, currency } = transaction;
    return [
      number,
      transaction.createdAt.toISOString(),
      transaction.paidAt?.toISOString() ?? '',
      text(locale, `billing:export.types.${type}`),
      text(locale, `billing:export.statuses.${status}`),
      lines.map((line) => viewLine(line, locale).description).join('; '),
      ...[subtotal, discount, tax, total, chargedOf(transaction)].map(decimal),
      currency,
      cardText(transaction) ?? '',
    ];
  });
  const csv = [head, ...body].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
  return new TextEncoder().encode(`\uFEFF${csv}`);
}
