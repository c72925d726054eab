import { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import { problemsOf } from '#server/contract.ts';
import type {
  Card,
  CardList,
  SaveCardRequestOutput,
  SetupIntent,
} from '#contract/generated/schemas.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import { defineJob } from '#server/platform/jobs/topic.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  PaymentsUnavailable,
  type PaymentsPort,
  type ProviderCard,
} from '#server/ports/payments.ts';
import { cardGiven } from '../events/events.ts';
import { renewalQuote, type Pricing } from '../engine/quote.ts';
import { keepCard as keepTrial } from '../engine/transitions.ts';
import { lockSubscription, saveSubscription, wakeBy } from '../subscriptions/repository.ts';
import { columnsOf, stateOf } from '../subscriptions/state.ts';
import { mailTrial } from '../events/trial-mail.ts';
import { keepCard, MAX_CARDS } from './keep-card.ts';
import { presentCard } from './presenters.ts';
import { cardRepository, setupRepository, takeTrialCard, type SetupRow } from './repository.ts';
import { beginSetup } from './setups.ts';

const { problem, invalid } = problemsOf<'saveCard'>();
const setupProblem = problemsOf<'createSetupIntent'>().problem;
const defaultProblem = problemsOf<'setDefaultCard'>().problem;
const removeProblem = problemsOf<'removeCard'>().problem;

export type CardDeps = {
  db: Database;
  /** The billing clock. */
  clock: Clock;
  provider: PaymentsPort | undefined;
  jobs: Jobs;
  pricing: Pricing;
};

export type CardService = ReturnType<typeof createCardService>;

/** Tells the provider to forget a card. */
const cardRemoved = defineJob('billing.cardRemoved', z.object({ providerId: z.string() }));

/** Saved cards. Their numbers never reach this server: the provider holds them, and is told to forget them. */
export function createCardService({ db, clock, provider, jobs, pricing }: CardDeps) {
  jobs.handle(cardRemoved, ({ providerId }) => providerOrThrow().removeCard(providerId));

  function providerOrThrow(): PaymentsPort {
    if (!provider) throw new PaymentsUnavailable();
    return provider;
  }

  /** Another card may be charged now: it is warned about when it expires, and an overdue charge is tried at once. */
  async function noteCard(tx: Database, ownerId: string, isPastDue: boolean): Promise<void> {
    await wakeBy(tx, ownerId, clock.now());
    if (isPastDue) await jobs.add(cardGiven, { ownerId }, { on: tx });
  }

  /** Saves the card of a set-up that has succeeded. @returns the refusal's code where it may not be. */
  function keep(ownerId: string, setup: SetupRow, card: ProviderCard, makeDefault: boolean) {
    return db.transaction(async (tx) => {
      const now = clock.now();
      const state = stateOf(await lockSubscription(tx, ownerId));
      const next = keepTrial(state, now);
      if (next !== state && !(await takeTrialCard(tx, ownerId, card.fingerprint))) {
        await jobs.add(cardRemoved, { providerId: card.id }, { on: tx });
        return 'trial_already_used';
      }
      const setupIntentId = setup.providerId ?? setup.id;
      const isPastDue = state.status === 'pastDue';
      const kept = await keepCard(
        tx,
        ownerId,
        { card, setupIntentId, makeDefault: makeDefault || isPastDue },
        now,
      );
      if (!kept) return 'cards_full';
      await setupRepository(tx).update(setup.id, { keptAt: now, cardId: kept.id });
      await noteCard(tx, ownerId, isPastDue);
      if (next !== state && next.terms) {
        await saveSubscription(tx, ownerId, columnsOf(next, next.terms, now), now);
        await mailTrial({ tx, jobs, now }, ownerId, next, renewalQuote(next, pricing).dueToday);
      }
      return kept;
    });
  }

  return {
    async listCards({ caller }: CallerContext): Promise<CardList> {
      const rows = await cardRepository(db).list(caller.id);
      return { items: rows.map(presentCard) };
    },

    /** @throws ProblemError 409 `cards_full`, 503 when the provider is away. */
    async createSetupIntent(ctx: CallerContext & { claim?: Claim }): Promise<SetupIntent> {
      const ownerId = ctx.caller.id;
      if ((await cardRepository(db).count(ownerId)) >= MAX_CARDS) throw setupProblem('cards_full');
      const about = { ownerId, requestKey: ctx.claim?.key, now: clock.now() };
      return beginSetup({ db, provider: providerOrThrow() }, about);
    },

    /** Saves the card of a set-up, once. @throws ProblemError as the contract's `saveCard` says. */
    async saveCard(
      { setupIntentId, makeDefault }: SaveCardRequestOutput,
      { caller }: CallerContext,
    ): Promise<Card> {
      const setup = await setupRepository(db).findByProvider(caller.id, setupIntentId);
      const saved = setup?.cardId && (await cardRepository(db).find(caller.id, setup.cardId));
      if (saved) return presentCard(saved);
      // A set-up whose card was removed saves no second one.
      if (!setup || setup.keptAt)
        throw invalid([
          { field: 'setupIntentId', code: 'not_found', text: 'billing:fields.unknownSetup' },
        ]);
      const { status, card } = (await providerOrThrow().findSetup(setupIntentId)) ?? {};
      if (status === 'failed') throw problem('card_declined');
      if (status !== 'succeeded' || !card) throw problem('card_not_confirmed');
      const kept = await keep(caller.id, setup, card, makeDefault);
      if (kept === 'trial_already_used')
        throw problem(kept, { text: 'billing:problems.trialCardUsed' });
      if (kept === 'cards_full') throw problem(kept);
      return presentCard(kept);
    },

    /** @throws ProblemError 404 for a card that is not the caller's. */
    async setDefaultCard(cardId: string, { caller }: CallerContext): Promise<Card> {
      return db.transaction(async (tx) => {
        const repository = cardRepository(tx);
        const { status } = stateOf(await lockSubscription(tx, caller.id));
        const card = await repository.find(caller.id, cardId);
        if (!card) throw defaultProblem('not_found');
        await repository.makeDefault(caller.id, cardId);
        await noteCard(tx, caller.id, status === 'pastDue');
        return presentCard({ ...card, isDefault: true });
      });
    },

    /** @throws ProblemError 404 for a card that is not the caller's, 409 for the last one of a plan that renews. */
    async removeCard(cardId: string, { caller }: CallerContext): Promise<void> {
      await db.transaction(async (tx) => {
        const repository = cardRepository(tx);
        const { autopay } = stateOf(await lockSubscription(tx, caller.id));
        const card = await repository.find(caller.id, cardId);
        if (!card) throw removeProblem('not_found');
        await repository.remove(cardId);
        const [next] = await repository.list(caller.id);
        if (!next && autopay) throw removeProblem('card_in_use');
        if (next && card.isDefault) await repository.makeDefault(caller.id, next.id);
        const { providerId } = card;
        await jobs.add(cardRemoved, { providerId }, { on: tx });
      });
    },
  };
}
