import type { Database } from '#server/db/client.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { ProviderCard } from '#server/ports/payments.ts';
import { cardRepository, type CardRow } from './repository.ts';

/** The most cards that one account may save. */
export const MAX_CARDS = 20;

/**
 * Saves a card that the provider holds, in the caller's transaction and under the account's lock. A card that is
 * saved already is the same one, under the provider's newer name. The first one is the default in any case.
 * @returns nothing when the account has no room for another.
 */
export async function keepCard(
  tx: Database,
  ownerId: string,
  kept: { card: ProviderCard; setupIntentId: string; makeDefault: boolean },
  now: Date,
): Promise<CardRow | undefined> {
  const repository = cardRepository(tx);
  const { id: providerId, brand, last4, expMonth, expYear, fingerprint } = kept.card;
  const { setupIntentId } = kept;
  const facts = { providerId, setupIntentId, brand, last4, expMonth, expYear, fingerprint };
  const known = await repository.findByFingerprint(ownerId, fingerprint);
  const saved = await repository.count(ownerId);
  if (!known && saved >= MAX_CARDS) return undefined;
  const id = known?.id ?? newId();
  if (known) await repository.update(id, facts);
  else await repository.insert({ id, ownerId, ...facts, isDefault: false, createdAt: now });
  if (kept.makeDefault || saved === 0) await repository.makeDefault(ownerId, id);
  return repository.find(ownerId, id);
}
