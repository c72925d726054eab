import type { Card } from '#src/generated/api/endpoints.schemas.ts';

/** 08/2029 */
export function expiryDate({ expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>): string {
  return `${String(expMonth).padStart(2, '0')}/${expYear}`;
}

/** A card is good until the end of its month; the warning begins the month before. */
export function cardExpiry(
  { expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>,
  now: Date,
): 'expired' | 'soon' | 'good' {
  const left = (expYear - now.getUTCFullYear()) * 12 + (expMonth - 1 - now.getUTCMonth());
  if (left < 0) return 'expired';
  return left <= 1 ? 'soon' : 'good';
}
