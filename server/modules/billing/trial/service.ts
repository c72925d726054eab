import { problemsOf } from '#server/contract.ts';
import type { CreateFreeTrialRequestOutput, FreeTrialAnswer } from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import { newId } from '#server/platform/database/ids.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { beginSetup, consentOf } from '../cards/setups.ts';
import { renewalQuote } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import type { Terms } from '../engine/terms.ts';
import { keepCard, startTrial } from '../engine/transitions.ts';
import { acceptedBy, checkConsent } from '../subscriptions/consent.ts';
import type { PayContext, PaymentDeps } from '../payments/service.ts';
import { changeAlone } from '../payments/supersede.ts';
import { readTerms } from '../payments/wanted-terms.ts';
import { CURRENCY, planOf } from '../plans/plans.ts';
import { planName } from '../plans/presenters.ts';
import { presentNextInvoice } from '../subscriptions/next-invoice.ts';
import { presentSubscription } from '../subscriptions/presenters.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { columnsOf, stateOf } from '../subscriptions/state.ts';
import { trialAddressHash } from '../subscriptions/trials.ts';
import { mailTrial } from '../events/trial-mail.ts';
import { trialRepository } from '../subscriptions/trial-repository.ts';

const { problem, invalid } = problemsOf<'createFreeTrialPayment'>();

export type TrialService = ReturnType<typeof createTrialService>;

/** The free trial: once a person, for 30 days, with or without a card. */
export function createTrialService(deps: PaymentDeps) {
  const { db, clock, provider, jobs, pricing } = deps;
  const subscriptions = subscriptionRepository(db);

  function begin(
    subscription: Subscription,
    terms: Terms,
    about: { now: Date; trialUsed: boolean },
  ): Subscription {
    const step = startTrial(subscription, terms, about);
    if (step.ok) return step.next;
    throw problem(
      step.refusal === 'already_subscribed' ? 'already_subscribed' : 'trial_already_used',
    );
  }

  /** The set-up of the trial's card, with the consent to what it will pay. */
  function setUpCard(consent: { textVersion: string }, ctx: PayContext) {
    if (!provider) throw new PaymentsUnavailable();
    return beginSetup(
      { db, provider },
      {
        ownerId: ctx.caller.id,
        requestKey: ctx.claim?.key,
        consent: consentOf(consent, ctx),
        now: clock.now(),
      },
    );
  }

  return {
    /** @throws ProblemError as the contract's `createFreeTrialPayment` says. */
    async createFreeTrialPayment(
      body: CreateFreeTrialRequestOutput,
      ctx: PayContext,
    ): Promise<FreeTrialAnswer> {
      const ownerId = ctx.caller.id;
      const consent = readConsent(body);
      const terms = readTrialTerms(body, ctx.locale);
      const account = await subscriptions.findAccount(ownerId);
      if (!account) throw problem('unauthenticated');
      const addressHash = trialAddressHash(account.email);
      // Asked before anything is begun for it; decided under the lock.
      const present = stateOf(await subscriptions.find(ownerId));
      const trialUsed = await trialRepository(db).wasBegun(ownerId, addressHash);
      begin(present, terms, { now: clock.now(), trialUsed });
      const setup = consent && (await setUpCard(consent, ctx));
      return changeAlone(deps, ownerId, async (tx, row) => {
        const now = clock.now();
        if ((await subscriptionRepository(tx).findAccount(ownerId))?.isSubUser)
          throw problem('forbidden');
        const next = begin(stateOf(row), terms, { now, trialUsed: false });
        if (
          !(await trialRepository(tx).take({
            id: newId(),
            ownerId,
            addressHash,
            startedAt: now,
          }))
        )
          throw problem('trial_already_used');
        await subscriptionRepository(tx).save(ownerId, columnsOf(next, terms, now), now);
        await deps.acceptances.add(tx, acceptedBy(ctx, 'trial', now));
        // With a card it is told once the card is saved: what happens after the trial rests on that.
        if (!setup) await mailTrial({ tx, jobs, now }, ownerId, next);
        const saved = await subscriptionRepository(tx).find(ownerId);
        const first = setup && renewalQuote(keepCard(next, now), pricing);
        const answer: FreeTrialAnswer = {
          subscription: presentSubscription(saved, { now, pricing, locale: ctx.locale }),
          now: now.toISOString(),
          currency: CURRENCY,
          dueToday: 0,
          ...(first && {
            firstInvoice: presentNextInvoice(first, first.period.start, ctx.locale),
          }),
          ...setup,
        };
        await ctx.claim?.settle(tx, { status: 200, body: answer });
        return answer;
      });
    },
  };
}

/** @throws ProblemError 422 when a trial that goes on by itself lacks the consent to that. */
function readConsent({ withCard, renewalConsent }: CreateFreeTrialRequestOutput) {
  if (!withCard) return undefined;
  if (!renewalConsent) throw invalid([{ field: 'renewalConsent', code: 'required' }]);
  checkConsent(renewalConsent);
  return renewalConsent;
}

/** @throws ProblemError 422 for seats beyond the included ones without a card. */
function readTrialTerms(body: CreateFreeTrialRequestOutput, locale: Language): Terms {
  const terms = readTerms(body, locale);
  const plan = planOf(terms.planCode);
  if (body.withCard || terms.seats === plan.seats.included) return terms;
  const params = { plan: planName(plan, locale), count: plan.seats.included };
  const text = 'billing:fields.trialSeats';
  throw invalid([{ field: 'seats', code: 'seats_out_of_range', text, params }]);
}
