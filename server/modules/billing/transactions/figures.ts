import type { TransactionRow } from './repository.ts';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** A card by its brand and last digits; nothing where none was charged. */
export function cardText(card: {
  cardBrand: string | null;
  cardLast4: string | null;
}): string | undefined {
  const { cardBrand, cardLast4 } = card;
  if (!cardBrand || !cardLast4) return undefined;
  return `${BRANDS[cardBrand] ?? ''} •••• ${cardLast4}`.trim();
}

/** Cents that moved: negative for a refund, 0 for a payment that failed. */
export function chargedOf(
  row: Pick<TransactionRow, 'status' | 'total' | 'credit' | 'owed' | 'carried'>,
): number {
  if (row.status === 'failed' || row.status === 'processing') return 0;
  return row.total - row.credit + row.owed - row.carried;
}
