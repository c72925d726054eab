import type { Database } from '#server/db/client.ts';
import type { ProviderCard } from '#server/ports/payments.ts';
import { renewalQuote, type Pricing } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import { keepCard as keepTrial } from '../engine/transitions.ts';
import { cardGiven, type UnitOfWork } from '../events/events.ts';
import { mailTrial } from '../events/trial-mail.ts';
import { lockSubscription, saveSubscription, wakeBy } from '../subscriptions/repository.ts';
import { columnsOf, stateOf } from '../subscriptions/state.ts';
import { cardRemoved } from './card-changes.ts';
import { keepCard } from './keep-card.ts';
import {
  cardRepository,
  setupRepository,
  takeTrialCard,
  type CardRow,
  type SetupRow,
} from './repository.ts';

/** What a card is saved for: by the person's own press, or by an event of the provider, which agrees to nothing. */
type SaveOptions = {
  makeDefault: boolean;
  /** What the person agreed to pay at once of an overdue renewal, in cents. */
  overdueAmount?: number | undefined;
};

/** Whether a person agreed to pay exactly what is overdue. */
function paysOverdue(state: Subscription, pricing: Pricing, agreed: number | undefined): boolean {
  return state.status === 'pastDue' && renewalQuote(state, pricing).dueToday === agreed;
}

/** The card of a set-up that was kept before, the default where it is to be; nothing when it was removed since. */
export async function keptBefore(
  tx: Database,
  { ownerId, cardId }: SetupRow,
  makeDefault: boolean,
): Promise<CardRow | undefined> {
  if (!cardId) return undefined;
  if (makeDefault) await cardRepository(tx).makeDefault(ownerId, cardId);
  return cardRepository(tx).find(ownerId, cardId);
}

/**
 * Saves the card of a set-up that has succeeded, in the caller's transaction; with the consent of the set-up a trial
 * goes on with it. Of the page and the provider's event the second finds it saved.
 * @returns the refusal's code where it may not be saved, nothing for a set-up whose card was removed since.
 */
export async function keepSetup(
  work: UnitOfWork,
  setup: SetupRow,
  about: SaveOptions & { card: ProviderCard; pricing: Pricing },
): Promise<CardRow | 'trial_already_used' | 'cards_full' | undefined> {
  const { tx, jobs, now } = work;
  const { card, makeDefault, overdueAmount, pricing } = about;
  const { ownerId } = setup;
  const state = stateOf(await lockSubscription(tx, ownerId));
  const setupIntentId = setup.providerId ?? setup.id;
  const current = await setupRepository(tx).findByProvider(ownerId, setupIntentId);
  if (current?.keptAt) return keptBefore(tx, current, makeDefault);
  const next = setup.consentVersion === null ? state : keepTrial(state, now);
  if (next !== state && !(await takeTrialCard(tx, ownerId, card.fingerprint))) {
    await jobs.add(cardRemoved, { providerId: card.id }, { on: tx });
    return 'trial_already_used';
  }
  const kept = await keepCard(tx, ownerId, { card, setupIntentId, makeDefault }, now);
  if (!kept) return 'cards_full';
  await setupRepository(tx).update(setup.id, { keptAt: now, cardId: kept.id });
  // It is warned about when it expires.
  await wakeBy(tx, ownerId, now);
  if (kept.isDefault && paysOverdue(state, pricing, overdueAmount))
    await jobs.add(cardGiven, { ownerId }, { on: tx });
  if (next !== state && next.terms) {
    await saveSubscription(tx, ownerId, columnsOf(next, next.terms, now), now);
    await mailTrial(work, ownerId, next, renewalQuote(next, pricing).dueToday);
  }
  return kept;
}
