import type { Database } from '#server/db/client.ts';
import type { Reservation } from '#server/db/schema/billing.ts';
import type { Quota } from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import { problemsOf } from '#server/contract.ts';
import type { ProblemError } from '#server/platform/problems.ts';
import type { TextKey } from '#server/platform/text/text-key.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  accountFiguresRepository,
  type AccountFigures,
} from '../subscriptions/figures-repository.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { nextPlanWithMore, type LimitKey, type PlanCode } from '../plans/plans.ts';
import { meteredMonth, entitlementOf, type Entitlement } from '../subscriptions/entitlement.ts';
import { quotaRepository, type Meter } from './repository.ts';

const { problem } = problemsOf<
  | 'generatePrompt'
  | 'executePrompt'
  | 'savePrompt'
  | 'restorePrompt'
  | 'savePromptAsPdf'
  | 'savePromptAsWord'
  | 'exportPromptAsPdf'
  | 'exportPromptAsWord'
>();

/**
 * The limits of the plan. A sub-user's use counts on the client's account. Inside a transaction hand it
 * on as `db`: use and work then stand or fall together.
 */
export type QuotaService = {
  read(userId: string): Promise<Quota>;
  /** The quota as figures say it. */
  present(figures: AccountFigures): Quota;
  /** @throws ProblemError `quota_exceeded` with the plan that lifts the limit. */
  reserve(userId: string, meter: Meter, db?: Database): Promise<Reservation>;
  /** Gives one use back. Asked again, it does nothing. */
  refund(reservation: Reservation, db?: Database): Promise<void>;
  /** How many prompts a person may keep; `null` is unlimited. */
  savedPromptsLimit(userId: string, db?: Database): Promise<number | null>;
  /** The refusal of one more saved prompt. */
  savedPromptsExceeded(userId: string, db?: Database): Promise<ProblemError>;
};

export type QuotaDeps = { db: Database; clock: Clock };

/** The refusal when a limit of a plan is used up. */
function quotaExceeded(limit: LimitKey, entitlement: Entitlement): ProblemError {
  const lifting = nextPlanWithMore(limit, entitlement.plan.code);
  const count = entitlement.plan.limits[limit] ?? 0;
  return problem('quota_exceeded', {
    // Only the plans that lift a limit have a text; plans.test.ts goes through them.
    text: `billing:quotaExceeded.${limit}.${lifting?.code ?? 'none'}` as TextKey,
    params: { count },
    ...(lifting && { planCode: lifting.code satisfies PlanCode }),
  });
}

export function createQuotaService(deps: QuotaDeps): QuotaService {
  const { db: ownDb, clock } = deps;
  const figures = accountFiguresRepository(ownDb);

  async function accountAt(db: Database, userId: string, now: Date) {
    const account = await subscriptionRepository(db).findAccount(userId);
    if (!account) throw problem('unauthenticated');
    return { id: account.id, entitlement: entitlementOf(account.subscription, now) };
  }

  return {
    async read(userId) {
      const read = await figures.find(userId, { now: clock.now() });
      if (!read) throw problem('unauthenticated');
      return presentQuota(read);
    },

    present: presentQuota,

    async reserve(userId, meter, db = ownDb) {
      const now = clock.now();
      const { id: ownerId, entitlement } = await accountAt(db, userId, now);
      const periodStart = meteredMonth(entitlement, now).start;
      const counted = await quotaRepository(db).countUp(
        { ownerId, meter, periodStart },
        entitlement.plan.limits[meter],
      );
      if (!counted) throw quotaExceeded(meter, entitlement);
      return { id: newId(), ownerId, meter, periodStart: periodStart.toISOString() };
    },

    async refund({ id, ownerId, meter, periodStart }, db = ownDb) {
      const month = { ownerId, meter, periodStart: new Date(periodStart) };
      await quotaRepository(db).countDown(id, month, clock.now());
    },

    async savedPromptsLimit(userId, db = ownDb) {
      const { entitlement } = await accountAt(db, userId, clock.now());
      return entitlement.plan.limits.savedPrompts;
    },

    async savedPromptsExceeded(userId, db = ownDb) {
      const { entitlement } = await accountAt(db, userId, clock.now());
      return quotaExceeded('savedPrompts', entitlement);
    },
  };
}

function presentQuota({ at, account, counters, savedPrompts }: AccountFigures): Quota {
  const entitlement = entitlementOf(account.subscription, at);
  const month = meteredMonth(entitlement, at);
  const used = (meter: Meter) =>
    counters.find((row) => row.meter === meter && row.start === month.start.getTime())?.used ?? 0;
  const { limits } = entitlement.plan;
  return {
    generations: meterOf(used('generations'), limits.generations),
    runs: meterOf(used('runs'), limits.runs),
    downloads: meterOf(used('downloads'), limits.downloads),
    savedPrompts: meterOf(savedPrompts, limits.savedPrompts),
    resetsAt: month.end.toISOString(),
  };
}

/** One meter; `warning` from 80 % of the limit on. */
function meterOf(used: number, limit: number | null) {
  return { used, limit, warning: limit !== null && used * 10 >= limit * 8 };
}
