import type { Language } from '#core/language/languages.ts';
import type { BusinessConfig } from '#server/business-config.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import { paperOf } from '#server/platform/text/paper.ts';
import type { KeysBelow } from '#server/platform/text/text-key.ts';
import { text, type TextParams } from '#server/platform/text/texts.ts';
import type { ReceiptDocument } from '#server/ports/documents.ts';
import { dayText, moneyText } from '../mails/formats.ts';
import { viewLine } from '../subscriptions/invoice-lines.ts';
import type { LineRow, TransactionRow } from '../transactions/repository.ts';
import { cardText, chargedOf } from '../transactions/figures.ts';

export type ReceiptFacts = {
  transaction: TransactionRow;
  lines: readonly LineRow[];
  buyer: Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'company' | 'country' | 'timezone'>;
  business: BusinessConfig;
  /** Of a refund, in an administrator's words. */
  reason: string | undefined;
  isSandbox: boolean;
};

/** Sums stand in boxes that read from left to right, so their marks of direction go. */
const plain = (sum: string) => sum.replaceAll(/[\u200e\u200f\u061c\u2066-\u2069]/g, '');

/** A receipt, or the credit note of a refund, in the reader's language. */
export function receiptOf(facts: ReceiptFacts, locale: Language): ReceiptDocument {
  const { transaction, lines, buyer, business, reason, isSandbox } = facts;
  const say = (key: KeysBelow<'billing:receipt'>, params?: TextParams) =>
    text(locale, `billing:receipt.${key}`, params);
  const money = (cents: number) => plain(moneyText(cents, locale));
  const isRefund = transaction.type === 'refund';
  const moved = transaction.paidAt ?? transaction.createdAt;
  const reference = isRefund ? lines.find(({ kind }) => kind === 'refund')?.reference : undefined;
  const name = `${buyer.firstName} ${buyer.lastName}`.trim();
  const items = lines.filter(({ kind }) => kind !== 'discount' && kind !== 'tax');
  return {
    locale,
    title: say(isRefund ? 'creditNote' : 'receipt'),
    number: transaction.number,
    facts: [
      {
        label: say(isRefund ? 'refundedOn' : 'paidOn'),
        value: dayText(moved, locale, buyer.timezone),
      },
      { label: say('method'), value: cardText(transaction) ?? say('noCard') },
      ...(reference ? [{ label: say('invoice'), value: reference }] : []),
    ],
    parties: [
      {
        label: say('from'),
        lines: [
          business.name,
          ...business.address,
          ...(business.taxId ? [say('taxId', { id: business.taxId })] : []),
        ],
      },
      { label: say('to'), lines: [name, buyer.company ?? '', buyer.email].filter(Boolean) },
    ],
    columns: [
      say('description'),
      say('quantity'),
      say('unit'),
      `${say('amount')} (${transaction.currency})`,
    ],
    rows: items.map((line) => ({
      description: viewLine(line, locale).description,
      quantity: String(line.quantity),
      unit: money(line.unitAmount),
      amount: money(line.amount),
    })),
    totals: totalsOf({ transaction, lines }, { locale, money, say }),
    notes: [...(reason ? [say('reason', { reason })] : []), ...(isSandbox ? [say('sandbox')] : [])],
    date: moved.toISOString(),
    paper: paperOf(buyer.country),
  };
}

function totalsOf(
  { transaction, lines }: Pick<ReceiptFacts, 'transaction' | 'lines'>,
  about: {
    locale: Language;
    money(cents: number): string;
    say(key: KeysBelow<'billing:receipt'>): string;
  },
): ReceiptDocument['totals'] {
  const { locale, money, say } = about;
  const { type, subtotal, total, credit, owed, carried } = transaction;
  const further = lines.filter(({ kind }) => kind === 'discount' || kind === 'tax');
  const only = (cents: number, label: string, sign: 1 | -1) =>
    cents > 0 ? [{ label, value: money(sign * cents) }] : [];
  const settled = [
    ...only(credit, say('credit'), -1),
    ...only(owed, say('owed'), 1),
    ...only(carried, say('carried'), -1),
  ];
  return [
    ...(further.length > 0 ? [{ label: say('subtotal'), value: money(subtotal) }] : []),
    ...further.map((line) => ({
      label: viewLine(line, locale).description,
      value: money(line.amount),
    })),
    ...(further.length > 0 || settled.length > 0
      ? [{ label: say('total'), value: money(total) }]
      : []),
    ...settled,
    {
      label: say(type === 'refund' ? 'refunded' : 'paid'),
      value: money(Math.abs(chargedOf(transaction))),
      isStrong: true,
    },
  ];
}
