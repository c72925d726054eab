import { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import { defineJob } from '#server/platform/jobs/topic.ts';
import type { ProviderCard } from '#server/ports/payments.ts';
import { mailOwner, type UnitOfWork } from '../events/events.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { stateOf } from '../subscriptions/state.ts';
import { cardText } from '../transactions/figures.ts';
import { cardRepository, type CardRow } from './repository.ts';

/** Tells the provider to forget a card. */
export const cardRemoved = defineJob('billing.cardRemoved', z.object({ providerId: z.string() }));

/** Removes a saved card under the account's lock; the newest of the others is the default in its place. */
export async function removeSaved(tx: Database, card: CardRow): Promise<CardRow | undefined> {
  const repository = cardRepository(tx);
  await repository.remove(card.id);
  const [next] = await repository.list(card.ownerId);
  if (next && card.isDefault) await repository.makeDefault(card.ownerId, next.id);
  return next;
}

/** Enters what a bank changed about a card: it was renewed, or has another number. */
export async function changeCard(
  { tx, now }: UnitOfWork,
  saved: CardRow,
  card: ProviderCard,
): Promise<void> {
  const { id, ownerId } = saved;
  await subscriptionRepository(tx).lock(ownerId);
  const repository = cardRepository(tx);
  const { brand, last4, expMonth, expYear, fingerprint } = card;
  const twin = await repository.findByFingerprint(ownerId, fingerprint);
  const isFree = !twin || twin.id === id;
  await repository.update(id, { brand, last4, expMonth, expYear, ...(isFree && { fingerprint }) });
  await subscriptionRepository(tx).wakeBy(ownerId, now);
}

/** Removes a card that the provider no longer charges. A mail says so when a plan that renews has none left. */
export async function dropCard(work: UnitOfWork, saved: CardRow): Promise<void> {
  const { tx } = work;
  const { ownerId, brand, last4 } = saved;
  const { autopay, terms, period } = stateOf(await subscriptionRepository(tx).lock(ownerId));
  const card = await cardRepository(tx).find(ownerId, saved.id);
  if (!card || (await removeSaved(tx, card)) || !autopay || !terms || !period) return;
  const named = cardText({ cardBrand: brand, cardLast4: last4 });
  const facts = { ...terms, date: period.end.toISOString(), ...(named && { card: named }) };
  await mailOwner(work, ownerId, { topic: 'cardRemoved', key: saved.id, facts });
}
