import type { Database } from '#server/db/client.ts';
import { problemsOf } from '#server/contract.ts';
import type {
  Card,
  CardList,
  ContinueTrialRequestOutput,
  CreateSetupIntentRequestOutput,
  SaveCardRequestOutput,
  SetupIntent,
  SubscriptionAnswer,
} from '#contract/generated/schemas.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import type { Clock } from '#server/ports/clock.ts';
import { PaymentsUnavailable, type PaymentsPort } from '#server/ports/payments.ts';
import type { Pricing } from '../engine/quote.ts';
import type { UnitOfWork } from '../events/events.ts';
import type { SubscriptionRow } from '../subscriptions/entitlement.ts';
import { presentSubscription } from '../subscriptions/presenters.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { checkConsent } from '../subscriptions/consent.ts';
import { stateOf } from '../subscriptions/state.ts';
import { cardRemoved, removeSaved } from './card-changes.ts';
import { continueTrial } from './continue-trial.ts';
import { MAX_CARDS } from './keep-card.ts';
import { keepSetup, keptBefore } from './keep-setup.ts';
import { presentCard } from './presenters.ts';
import { cardRepository } from './repository.ts';
import { setupRepository } from './setup-repository.ts';
import { beginSetup, consentOf } from './setups.ts';

const { problem, invalid } = problemsOf<'saveCard'>();
const setupProblem = problemsOf<'createSetupIntent'>().problem;
const defaultProblem = problemsOf<'setDefaultCard'>().problem;
const trialProblem = problemsOf<'continueTrial'>().problem;
const removeProblem = problemsOf<'removeCard'>().problem;

export type CardDeps = {
  db: Database;
  /** The billing clock. */
  clock: Clock;
  provider: PaymentsPort | undefined;
  jobs: Jobs;
  pricing: Pricing;
  /** Works under the account's lock once no payment that names the card is open. */
  withoutCharges: (
    ownerId: string,
    cardId: string,
    work: (tx: Database, row: SubscriptionRow | undefined) => Promise<void>,
  ) => Promise<void>;
};

const unknownSetup = () =>
  invalid([{ field: 'setupIntentId', code: 'not_found', text: 'billing:fields.unknownSetup' }]);

export type CardService = ReturnType<typeof createCardService>;

/** Saved cards. Their numbers never reach this server: the provider holds them, and is told to forget them. */
export function createCardService(deps: CardDeps) {
  const { db, clock, provider, jobs, pricing } = deps;
  jobs.handle(cardRemoved, ({ providerId }) => providerOrThrow().removeCard(providerId));

  function providerOrThrow(): PaymentsPort {
    if (!provider) throw new PaymentsUnavailable();
    return provider;
  }

  /** In one transaction. */
  const transact = <T>(work: (unit: UnitOfWork) => Promise<T>) =>
    db.transaction((tx) => work({ tx, jobs, now: clock.now() }));

  return {
    async listCards({ caller }: CallerContext): Promise<CardList> {
      const rows = await cardRepository(db).list(caller.id);
      return { items: rows.map(presentCard) };
    },

    /** @throws ProblemError 409 `cards_full`, 422 for a consent to no known sentence, 503 when the provider is away. */
    async createSetupIntent(
      { renewalConsent }: CreateSetupIntentRequestOutput,
      ctx: CallerContext & { ip: string; claim?: Claim },
    ): Promise<SetupIntent> {
      const ownerId = ctx.caller.id;
      if (renewalConsent) checkConsent(renewalConsent);
      if ((await cardRepository(db).count(ownerId)) >= MAX_CARDS) throw setupProblem('cards_full');
      const about = { ownerId, requestKey: ctx.claim?.key, now: clock.now() };
      const consent = renewalConsent && consentOf(renewalConsent, ctx);
      return beginSetup(
        { db, provider: providerOrThrow() },
        { ...about, ...(consent && { consent }) },
      );
    },

    /** Saves the card of a set-up, once. @throws ProblemError as the contract's `saveCard` says. */
    async saveCard(
      { setupIntentId, ...options }: SaveCardRequestOutput,
      { caller }: CallerContext,
    ): Promise<Card> {
      const setup = await setupRepository(db).findByProvider(caller.id, setupIntentId);
      if (!setup) throw unknownSetup();
      if (setup.keptAt) {
        const saved = await transact((work) => keptBefore(work, setup, { ...options, pricing }));
        // A set-up whose card was removed saves no second one.
        if (!saved) throw unknownSetup();
        return presentCard(saved);
      }
      const { status, card } = (await providerOrThrow().findSetup(setupIntentId)) ?? {};
      if (status === 'failed') throw problem('card_declined');
      if (status !== 'succeeded' || !card) throw problem('card_not_confirmed');
      const kept = await transact((work) => keepSetup(work, setup, { ...options, card, pricing }));
      if (kept === 'trial_already_used')
        throw problem(kept, { text: 'billing:problems.trialCardUsed' });
      if (kept === 'cards_full') throw problem(kept);
      if (!kept) throw unknownSetup();
      return presentCard(kept);
    },

    /** @throws ProblemError 404 for a card that is not the caller's. */
    async setDefaultCard(cardId: string, { caller }: CallerContext): Promise<Card> {
      return transact(async ({ tx, now }) => {
        const repository = cardRepository(tx);
        await subscriptionRepository(tx).lock(caller.id);
        const card = await repository.find(caller.id, cardId);
        if (!card) throw defaultProblem('not_found');
        await repository.makeDefault(caller.id, cardId);
        // It is warned about when it expires.
        await subscriptionRepository(tx).wakeBy(caller.id, now);
        return presentCard({ ...card, isDefault: true });
      });
    },

    /** @throws ProblemError as the contract's `continueTrial` says. */
    async continueTrial(
      cardId: string,
      { renewalConsent }: ContinueTrialRequestOutput,
      ctx: CallerContext & { ip: string },
    ): Promise<SubscriptionAnswer> {
      checkConsent(renewalConsent);
      const about = { ownerId: ctx.caller.id, cardId, consent: consentOf(renewalConsent, ctx) };
      const refusal = await transact((work) => continueTrial(work, about, pricing));
      if (refusal === 'not_subscribed')
        throw trialProblem(refusal, { text: 'billing:problems.noOpenTrial' });
      if (refusal === 'trial_already_used')
        throw trialProblem(refusal, { text: 'billing:problems.trialCardUsed' });
      if (refusal) throw trialProblem(refusal);
      const row = await subscriptionRepository(db).find(ctx.caller.id);
      const { locale } = ctx;
      return { subscription: presentSubscription(row, { now: clock.now(), pricing, locale }) };
    },

    /**
     * A charge of the card that is under way is given up or entered first, so that none follows the removal.
     * @throws ProblemError 404 for a card that is not the caller's, 409 for the last one of a plan that renews.
     */
    async removeCard(cardId: string, { caller }: CallerContext): Promise<void> {
      await deps.withoutCharges(caller.id, cardId, async (tx, row) => {
        const repository = cardRepository(tx);
        const { autopay } = stateOf(row);
        const card = await repository.find(caller.id, cardId);
        if (!card) throw removeProblem('not_found');
        const next = await removeSaved(tx, card);
        if (!next && autopay) throw removeProblem('card_in_use');
        const { providerId } = card;
        await jobs.add(cardRemoved, { providerId }, { on: tx });
      });
    },
  };
}
