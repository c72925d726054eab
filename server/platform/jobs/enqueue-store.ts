import { and, eq } from 'drizzle-orm';
import { DAY_MS } from '#core/time.ts';
import type { Database } from '#server/db/client.ts';
import { jobs } from '#server/db/schema/platform.ts';
import { newId } from '../database/ids.ts';
import { KEPT_MS, after } from './store.ts';

/** How long a key keeps its job from being added again: more than a year, for what happens once a year. */
const KEY_MS = 400 * DAY_MS;

/** Adds a job, unless its key is known; on a transaction it appears together with what else that writes. */
export async function addJob(
  db: Database,
  { now, key, ...job }: { topic: string; payload: string; key: string | undefined; now: Date },
): Promise<void> {
  await db
    .insert(jobs)
    .values({
      ...job,
      id: newId(),
      status: 'pending',
      attempts: 0,
      availableAt: now,
      createdAt: now,
      keepUntil: after(now, key === undefined ? KEPT_MS : KEY_MS),
      key,
    })
    .onConflictDoNothing({ target: [jobs.topic, jobs.key] });
}

/** Adds the job of a period, unless a server did, or the one of an earlier period is still to do. */
export async function addPeriod(
  db: Database,
  { topic, period, everyMs, now }: { topic: string; period: number; everyMs: number; now: Date },
): Promise<void> {
  const unfinished = await db.$count(jobs, and(eq(jobs.topic, topic), eq(jobs.status, 'pending')));
  if (unfinished > 0) return;
  await db
    .insert(jobs)
    .values({
      id: newId(),
      topic,
      key: `period:${period}`,
      status: 'pending',
      attempts: 0,
      availableAt: now,
      createdAt: now,
      keepUntil: after(now, 2 * everyMs),
    })
    .onConflictDoNothing({ target: [jobs.topic, jobs.key] });
}
