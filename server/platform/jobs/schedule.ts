import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { addPeriod } from './enqueue-store.ts';
import type { RecurringJob } from './topic.ts';

export type Schedule = {
  /** Runs `handler` once in every period of a recurring job, on one of the servers that do so. */
  repeat(job: RecurringJob, handler: () => Promise<void>): void;
  /** Adds the jobs whose period has begun and was not added yet, by this server or another one. */
  queueDue(): Promise<void>;
};

/**
 * Recurring jobs on the queue: a row for each period, unique by topic and period, so that one of several
 * servers runs it, and another one after a crash. Periods that passed while no server ran are left out.
 */
export function createSchedule(deps: {
  db: Database;
  clock: Clock;
  handle(name: string, handler: () => Promise<void>): void;
}): Schedule {
  const { db, clock, handle } = deps;
  const added = new Map<RecurringJob, number>();
  return {
    repeat(job, handler) {
      handle(job.name, handler);
      added.set(job, -1);
    },
    async queueDue() {
      const now = clock.now();
      for (const [job, last] of added) {
        const period = Math.floor(now.getTime() / job.everyMs);
        if (period === last) continue;
        await addPeriod(db, { topic: job.name, period, everyMs: job.everyMs, now });
        added.set(job, period);
      }
    },
  };
}
