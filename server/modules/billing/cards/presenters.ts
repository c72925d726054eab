import type { Card } from '#contract/generated/schemas.ts';
import type { CardRow } from './repository.ts';

export function presentCard(row: CardRow): Card {
  const { id, brand, last4, expMonth, expYear, isDefault, createdAt } = row;
  return { id, brand, last4, expMonth, expYear, isDefault, createdAt: createdAt.toISOString() };
}
