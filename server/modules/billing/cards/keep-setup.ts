import type { ProviderCard } from '#server/ports/payments.ts';
import { renewalQuote, type Pricing } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import { keepCard as keepTrial } from '../engine/transitions.ts';
import { cardGiven, type UnitOfWork } from '../events/events.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { stateOf } from '../subscriptions/state.ts';
import { trialRepository } from '../subscriptions/trial-repository.ts';
import { cardRemoved } from './card-changes.ts';
import { saveTrial } from './continue-trial.ts';
import { keepCard } from './keep-card.ts';
import { cardRepository, type CardRow } from './repository.ts';
import { setupRepository, type SetupRow } from './setup-repository.ts';

/** What a card is saved for: by the person's own press, or by an event of the provider, which agrees to nothing. */
type SaveOptions = {
  makeDefault: boolean;
  /** What the person agreed to pay at once of an overdue renewal, in cents. */
  overdueAmount?: number | undefined;
  pricing: Pricing;
};

/** Has the default card pay what is overdue, where the person agreed to exactly that: once for a set-up. */
async function payOverdue(
  { tx, jobs }: UnitOfWork,
  { id, ownerId }: SetupRow,
  about: { state: Subscription; overdueAmount: number | undefined; pricing: Pricing },
): Promise<void> {
  const { state, overdueAmount, pricing } = about;
  if (state.status !== 'pastDue' || renewalQuote(state, pricing).dueToday !== overdueAmount) return;
  await jobs.add(cardGiven, { ownerId }, { on: tx, key: `setup:${id}` });
}

/**
 * The card of a set-up that was kept before, by the provider's event or by a request whose answer was lost: the default
 * where it is to be, and what is overdue paid with it. @returns nothing when it was removed since.
 */
export async function keptBefore(
  work: UnitOfWork,
  setup: SetupRow,
  { makeDefault, overdueAmount, pricing }: SaveOptions,
): Promise<CardRow | undefined> {
  const { ownerId, cardId } = setup;
  if (!cardId) return undefined;
  const state = stateOf(await subscriptionRepository(work.tx).lock(ownerId));
  const repository = cardRepository(work.tx);
  if (makeDefault) await repository.makeDefault(ownerId, cardId);
  const card = await repository.find(ownerId, cardId);
  if (card?.isDefault) await payOverdue(work, setup, { state, overdueAmount, pricing });
  return card;
}

/**
 * Saves the card of a set-up that has succeeded, in the caller's transaction; with the consent of the set-up a trial
 * goes on with it. Of the page and the provider's event the second finds it saved.
 * @returns the refusal's code where it may not be saved, nothing for a set-up whose card was removed since.
 */
export async function keepSetup(
  work: UnitOfWork,
  setup: SetupRow,
  about: SaveOptions & { card: ProviderCard },
): Promise<CardRow | 'trial_already_used' | 'cards_full' | undefined> {
  const { tx, jobs, now } = work;
  const { card, makeDefault, overdueAmount, pricing } = about;
  const { ownerId } = setup;
  const state = stateOf(await subscriptionRepository(tx).lock(ownerId));
  const setupIntentId = setup.providerId ?? setup.id;
  const current = await setupRepository(tx).findByProvider(ownerId, setupIntentId);
  if (current?.keptAt) return keptBefore(work, current, about);
  const next = setup.consentVersion === null ? state : keepTrial(state, now);
  if (next !== state && !(await trialRepository(tx).takeCard(ownerId, card.fingerprint))) {
    await jobs.add(cardRemoved, { providerId: card.id }, { on: tx });
    return 'trial_already_used';
  }
  const kept = await keepCard(tx, ownerId, { card, setupIntentId, makeDefault }, now);
  if (!kept) return 'cards_full';
  await setupRepository(tx).update(setup.id, { keptAt: now, cardId: kept.id });
  // It is warned about when it expires.
  await subscriptionRepository(tx).wakeBy(ownerId, now);
  if (kept.isDefault) await payOverdue(work, setup, { state, overdueAmount, pricing });
  if (next !== state) await saveTrial(work, ownerId, { next, pricing });
  return kept;
}
