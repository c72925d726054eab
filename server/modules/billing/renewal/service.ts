import { MINUTE_MS } from '#core/time.ts';
import type { Log } from '#server/platform/log.ts';
import { defineRecurringJob } from '#server/platform/jobs/topic.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import type { Pricing } from '../engine/quote.ts';
import { cardGiven } from '../events/events.ts';
import { supersede } from '../payments/supersede.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { advance } from './advance.ts';
import { chargeAutomatic, type ChargeDeps } from './charge.ts';

export type RenewalDeps = ChargeDeps & { pricing: Pricing; log: Log };
export type RenewalService = ReturnType<typeof createRenewalService>;

const dueJob = defineRecurringJob('billing.due', MINUTE_MS);
const PAGE = 50;
/** So many accounts in vain one after another, and the provider counts as away until the next run. */
const AWAY = 5;
/** An account that the provider could not be asked for waits, so that the next run begins with the others. */
const PAUSE_MS = 10 * MINUTE_MS;
/** A trial that converts, its first failure and all tries of a long absence are fewer. */
const MAX_STEPS = 20;

/** What time asks of accounts: trials end or convert, plans renew, failed charges are tried again, reminders leave. */
export function createRenewalService(deps: RenewalDeps) {
  const { db, clock, jobs, pricing, log } = deps;
  const subscriptions = subscriptionRepository(db);

  /**
   * Brings one account up to the present; a failed charge is tried once more when `retries`, whatever its turn.
   * @throws PaymentsUnavailable when the provider is away.
   */
  async function wake(ownerId: string, retries = false): Promise<void> {
    let isOutOfTurn = retries;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const next = await db.transaction((tx) =>
        advance({ tx, jobs, now: clock.now() }, ownerId, { pricing, isOutOfTurn }),
      );
      if (next === 'done') return;
      if (next === 'again') continue;
      if ('supersede' in next) await supersede(deps, next.supersede);
      else {
        isOutOfTurn = false;
        if (!(await chargeAutomatic(deps, next.charge))) return;
      }
    }
    log.warn({ ownerId }, 'Billing: an account does not come to rest');
  }

  /** Brings every account up to the present, each by itself: one that fails is tried again in the next run. */
  async function runDue(): Promise<void> {
    const now = clock.now();
    let away = 0;
    let last: { dueAt: Date; ownerId: string } | undefined;
    for (;;) {
      const due = await subscriptions.listDue(now, last, PAGE);
      for (const account of due) {
        last = account;
        const { ownerId } = account;
        try {
          await wake(ownerId);
          away = 0;
        } catch (err) {
          log.warn({ err, ownerId }, 'Billing: an account could not be renewed');
          if (!(err instanceof PaymentsUnavailable)) continue;
          // Its reminders were queued by the step that began the charge: the pause skips none.
          await subscriptions.setDue(ownerId, new Date(clock.now().getTime() + PAUSE_MS));
          if ((away += 1) >= AWAY) return;
        }
      }
      if (due.length < PAGE) return;
    }
  }
  jobs.repeat(dueJob, runDue);
  jobs.handle(cardGiven, ({ ownerId }) => wake(ownerId, true));

  return { wake, runDue, earliestDue: () => subscriptions.earliestDue() };
}
