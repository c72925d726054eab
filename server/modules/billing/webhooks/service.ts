import { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time.ts';
import type { SignedBytes } from '#contract/read/read-request.ts';
import { problemsOf } from '#server/contract.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { defineJob, defineRecurringJob } from '#server/platform/jobs/topic.ts';
import type { Log } from '#server/platform/log.ts';
import type { Clock } from '#server/ports/clock.ts';
import type {
  ExternalPayments,
  PaymentProvider,
  ProviderEvent,
  SentEvent,
} from '#server/ports/payments.ts';
import type { Pricing } from '../engine/quote.ts';
import { createEffects } from './effects.ts';
import { eventRepository } from './repository.ts';

const { problem } = problemsOf<'receiveStripeEvent'>();

const eventReceived = defineJob('billing.providerEvent', z.object({ eventId: z.string() }));
const catchUpJob = defineRecurringJob('billing.catchUp', HOUR_MS);
/** Younger events have a job that is under way. */
const MIN_AGE_MS = 10 * MINUTE_MS;
const KEPT_MS = 90 * DAY_MS;
/** So many events about one subject at once, and the job waits for its next turn. */
const MAX_TRIES = 5;

export type WebhookDeps = {
  db: Database;
  /** The present, by which signatures are dated. */
  clock: Clock;
  /** The present of plans and payments. */
  billingClock: Clock;
  jobs: Jobs;
  log: Log;
  pricing: Pricing;
  provider: (PaymentProvider & { payments: ExternalPayments }) | undefined;
};

/**
 * Events of the payment provider: stored with a job in one transaction, then applied once each. Whom an event is about
 * is read from the provider, so that order, repeats and losses lead to the same end.
 */
export function createWebhooks(deps: WebhookDeps) {
  const { db, clock, billingClock, jobs, log, pricing, provider } = deps;
  const effects = provider && createEffects({ db, provider: provider.payments, pricing });
  jobs.handle(eventReceived, ({ eventId }) => apply(eventId));
  jobs.repeat(catchUpJob, catchUp);

  async function store(event: ProviderEvent): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await eventRepository(tx).insert(event, clock.now()))) return;
      await jobs.add(eventReceived, { eventId: event.id }, { on: tx, key: event.id });
    });
  }

  /** Applies an event, together with the note that it was. @throws PaymentsUnavailable. */
  async function apply(eventId: string): Promise<void> {
    for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
      const event = await eventRepository(db).find(eventId);
      if (!event || event.appliedAt || !effects) return;
      const { subject, subjectId } = event;
      const applied = await eventRepository(db).countApplied(subjectId);
      const enter = await effects[subject](subjectId);
      const isDone = await db.transaction(async (tx) => {
        const repository = eventRepository(tx);
        await repository.lockSubject(subjectId);
        // Another event was applied since the provider was asked: what it said then may be old.
        if ((await repository.countApplied(subjectId)) !== applied) return false;
        if (!(await repository.markApplied(eventId, clock.now()))) return true;
        await enter?.({ tx, jobs, now: billingClock.now() });
        return true;
      });
      if (isDone) return;
    }
    throw new Error(`Too many events at once about one subject: ${eventId}`);
  }

  /** Asks for events that did not arrive, and applies those that failed before. */
  async function catchUp(): Promise<void> {
    if (!provider) return;
    const now = clock.now().getTime();
    for (const event of await provider.payments.listEvents(new Date(now - DAY_MS)))
      await store(event);
    for (const { id } of await eventRepository(db).listOpen(new Date(now - MIN_AGE_MS)))
      await apply(id).catch((err: unknown) =>
        log.warn({ err, id }, 'Billing: an event could not be applied'),
      );
    await eventRepository(db).sweep(new Date(now - KEPT_MS));
  }

  return {
    /** @throws ProblemError 404 without an external provider, 400 for what it has not signed. */
    checkSignature({ bytes, signature }: SignedBytes): void {
      if (!provider) throw problem('not_found');
      if (!provider.isSigned({ bytes, signature, now: clock.now() }))
        throw problem('signature_invalid');
    },

    /** Stores an event whose signature was checked. */
    async receiveEvent(sent: SentEvent): Promise<void> {
      const event = provider?.readEvent(sent);
      if (event) await store(event);
    },

    catchUp,
  };
}

export type WebhookService = ReturnType<typeof createWebhooks>;
