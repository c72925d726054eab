import type { CardLabel } from '#src/generated/api/endpoints.schemas.ts';

/** Brands name themselves alike in every language. */
const BRANDS: Record<CardLabel['brand'], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  unknown: '',
};

/** Visa •••• 4242 */
export function cardName({ brand, last4 }: CardLabel): string {
  return `${BRANDS[brand]} •••• ${last4}`.trim();
}
