import { newId } from '#server/platform/database/ids.ts';
import { renewalQuote, type Pricing } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import { keepCard } from '../engine/transitions.ts';
import type { UnitOfWork } from '../events/events.ts';
import { mailTrial } from '../events/trial-mail.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { columnsOf, stateOf } from '../subscriptions/state.ts';
import { trialRepository } from '../subscriptions/trial-repository.ts';
import { cardRepository } from './repository.ts';
import { setupRepository } from './setup-repository.ts';
import type { Consent } from './setups.ts';

/** Saves a trial that has got its card, and mails what will be charged when. */
export async function saveTrial(
  work: UnitOfWork,
  ownerId: string,
  { next, pricing }: { next: Subscription; pricing: Pricing },
): Promise<void> {
  const { tx, now } = work;
  if (!next.terms) return;
  await subscriptionRepository(tx).save(ownerId, columnsOf(next, next.terms, now), now);
  await mailTrial(work, ownerId, next, renewalQuote(next, pricing).dueToday);
}

/**
 * Gives a saved card to a trial that runs without one, in the caller's transaction, and keeps the consent with it.
 * @returns the refusal's code, nothing when the trial goes on by itself then.
 */
export async function continueTrial(
  work: UnitOfWork,
  { ownerId, cardId, consent }: { ownerId: string; cardId: string; consent: Consent },
  pricing: Pricing,
): Promise<'not_found' | 'not_subscribed' | 'trial_already_used' | undefined> {
  const { tx, now } = work;
  const state = stateOf(await subscriptionRepository(tx).lock(ownerId));
  const repository = cardRepository(tx);
  const card = await repository.find(ownerId, cardId);
  if (!card) return 'not_found';
  const next = keepCard(state, now);
  if (next === state)
    return state.status === 'trialing' && state.autopay ? undefined : 'not_subscribed';
  if (!(await trialRepository(tx).takeCard(ownerId, card.fingerprint ?? card.providerId)))
    return 'trial_already_used';
  await setupRepository(tx).insert({
    id: newId(),
    ownerId,
    consentVersion: consent.version,
    consentAddress: consent.address,
    consentLanguage: consent.language,
    keptAt: now,
    cardId,
    createdAt: now,
  });
  await repository.makeDefault(ownerId, cardId);
  await saveTrial(work, ownerId, { next, pricing });
  // It is warned about when it expires.
  await subscriptionRepository(tx).wakeBy(ownerId, now);
  return undefined;
}
