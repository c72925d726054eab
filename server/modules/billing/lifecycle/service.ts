import type { Database } from '#server/db/client.ts';
import { problemsOf } from '#server/contract.ts';
import type {
  CancelAutopaymentRequestOutput,
  ChangeSubscriptionAnswer,
  ChangeSubscriptionRequestOutput,
  CurrentSubscription,
  SubscriptionAnswer,
} from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { oneLine } from '#server/platform/text/one-line.ts';
import { cardRepository } from '../cards/repository.ts';
import { renewalQuote } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import {
  cancelAutopay,
  discardChange,
  resumeAutopay,
  scheduleChange,
} from '../engine/transitions.ts';
import { mailOwner, type MailFacts, type MailTopic } from '../events/events.ts';
import type { PaymentDeps } from '../payments/service.ts';
import { changeAlone } from '../payments/supersede.ts';
import { readTerms } from '../payments/wanted-terms.ts';
import type { SubscriptionRow } from '../subscriptions/entitlement.ts';
import { presentSubscription } from '../subscriptions/presenters.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { noteSeats } from '../subscriptions/seat-events.ts';
import { columnsOf, stateOf } from '../subscriptions/state.ts';
import { presentCurrent, presentPendingChange } from './current.ts';
import { lifecycleRepository } from './repository.ts';

const cancelProblem = problemsOf<'cancelAutopayment'>().problem;
const resumeProblem = problemsOf<'resumeAutopayment'>().problem;
const { problem, invalid } = problemsOf<'changeSubscription'>();

export type LifecycleService = ReturnType<typeof createLifecycleService>;

/** What holds, what will hold after the period, and how to leave: everything that charges nothing. */
export function createLifecycleService(deps: PaymentDeps) {
  const { db, clock, jobs, pricing } = deps;
  const about = ({ caller, locale }: CallerContext) => ({
    ownerId: caller.id,
    now: clock.now(),
    pricing,
    locale,
  });

  /** Writes the next state of a subscription that is there, and leaves its mail. @returns the row as it is then. */
  async function save(
    tx: Database,
    row: SubscriptionRow,
    next: Subscription,
    mail?: { topic: MailTopic; facts: MailFacts },
  ) {
    const { ownerId, planCode, interval, seats } = row;
    const now = clock.now();
    const work = { tx, jobs, now };
    await subscriptionRepository(tx).save(
      ownerId,
      columnsOf(next, { planCode, interval, seats }, now),
      now,
    );
    await noteSeats(work, ownerId, { before: stateOf(row), next });
    if (mail) await mailOwner(work, ownerId, { ...mail, key: String(next.revision) });
    return subscriptionRepository(tx).find(ownerId);
  }

  const current = async (tx: Database, row: SubscriptionRow | undefined, ctx: CallerContext) =>
    presentCurrent(tx, row, about(ctx));

  /** @throws ProblemError 422 for more people than seats, and for another account's sub-user. */
  async function checkKept(ids: readonly string[], seats: number, ownerId: string) {
    const field = 'keepSubUserIds';
    if (new Set(ids).size > seats)
      throw invalid([{ field, code: 'plan_needs_fewer_seats', params: { max: seats } }]);
    const own = new Set(
      (await lifecycleRepository(db).listMembers(ownerId, clock.now())).map(({ id }) => id),
    );
    const unknown = ids.flatMap((id, index) =>
      own.has(id) ? [] : [{ field: `${field}.${index}`, code: 'not_found' as const }],
    );
    if (unknown.length > 0) throw invalid(unknown);
  }

  return {
    async getSubscription(ctx: CallerContext): Promise<CurrentSubscription> {
      return current(db, await subscriptionRepository(db).find(ctx.caller.id), ctx);
    },

    /** Stops paying automatically; what is paid holds to its end. @throws ProblemError 409 `nothing_to_cancel`. */
    async cancelAutopayment(
      { reason }: CancelAutopaymentRequestOutput,
      ctx: CallerContext,
    ): Promise<SubscriptionAnswer> {
      return changeAlone(deps, ctx.caller.id, async (tx, row) => {
        const before = stateOf(row);
        const step = cancelAutopay(before);
        if (!step.ok || !row) throw cancelProblem('nothing_to_cancel');
        const isNew = step.next !== before;
        const words = oneLine(reason ?? '');
        if (isNew && words)
          await lifecycleRepository(tx).insertCancellation({
            id: newId(),
            ownerId: row.ownerId,
            planCode: row.planCode,
            reason: words,
            createdAt: clock.now(),
          });
        const { planCode } = row;
        const facts = { planCode, ...(step.next.status !== 'canceled' && endOf(step.next)) };
        const saved = isNew ? await save(tx, row, step.next, { topic: 'canceled', facts }) : row;
        return { subscription: presentSubscription(saved, about(ctx)) };
      });
    },

    /** Undoes a cancellation while the plan holds. @throws ProblemError 409 without a card or a plan. */
    async resumeAutopayment(ctx: CallerContext): Promise<SubscriptionAnswer> {
      return changeAlone(deps, ctx.caller.id, async (tx, row) => {
        const before = stateOf(row);
        const hasCard = (await cardRepository(tx).count(ctx.caller.id)) > 0;
        const step = resumeAutopay(before, { now: clock.now(), hasCard });
        if (!step.ok)
          throw resumeProblem(
            step.refusal === 'card_required' ? 'card_required' : 'not_subscribed',
          );
        if (!row || step.next === before)
          return { subscription: presentSubscription(row, about(ctx)) };
        const amount = renewalQuote(step.next, pricing).dueToday;
        const facts = { planCode: row.planCode, ...endOf(step.next), amount };
        const saved = await save(tx, row, step.next, { topic: 'resumed', facts });
        return { subscription: presentSubscription(saved, about(ctx)) };
      });
    },

    /** Schedules a smaller plan for the period's end. @throws ProblemError as the contract says. */
    async changeSubscription(
      body: ChangeSubscriptionRequestOutput,
      ctx: CallerContext,
    ): Promise<ChangeSubscriptionAnswer> {
      const wanted = readTerms(body, ctx.locale);
      const keep = body.keepSubUserIds ?? null;
      if (keep) await checkKept(keep, wanted.seats, ctx.caller.id);
      const schedule = async (tx: Database, row: SubscriptionRow | undefined) => {
        const step = scheduleChange(stateOf(row), wanted);
        if (!step.ok || !row)
          throw problem(
            !step.ok && (step.refusal === 'already_on_plan' || step.refusal === 'payment_needed')
              ? step.refusal
              : 'not_subscribed',
          );
        const facts = { ...wanted, ...endOf(step.next) };
        const mail = { topic: 'changeScheduled', facts } as const;
        const saved = body.preview ? row : await save(tx, row, step.next, mail);
        if (!body.preview) await lifecycleRepository(tx).keepSubUsers(row.ownerId, keep);
        const pendingChange = await presentPendingChange(tx, step.next, keep, about(ctx));
        if (!pendingChange) throw new Error('A change that is scheduled has its terms');
        return {
          subscription: presentSubscription(saved, about(ctx)),
          now: clock.now().toISOString(),
          pendingChange,
        };
      };
      return body.preview
        ? schedule(db, await subscriptionRepository(db).find(ctx.caller.id))
        : changeAlone(deps, ctx.caller.id, schedule);
    },

    /** Takes a scheduled change back; without one nothing changes. */
    async discardSubscriptionChange(ctx: CallerContext): Promise<CurrentSubscription> {
      return changeAlone(deps, ctx.caller.id, async (tx, row) => {
        const before = stateOf(row);
        const next = discardChange(before);
        return current(tx, row && next !== before ? await save(tx, row, next) : row, ctx);
      });
    },
  };
}

/** Until when what is paid holds. */
const endOf = ({ period }: Subscription) => (period ? { date: period.end.toISOString() } : {});
