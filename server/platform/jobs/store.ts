import { and, asc, desc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { jobs } from '#server/db/schema/platform.ts';
import { newId } from '../database/ids.ts';

export type Job = typeof jobs.$inferSelect;

const LEASE_MS = 60_000;

/** Adds a job; on a transaction it appears together with what else that writes. */
export async function addJob(
  db: Database,
  job: { topic: string; payload: string; now: Date },
): Promise<void> {
  await db.insert(jobs).values({
    id: newId(),
    topic: job.topic,
    payload: job.payload,
    status: 'pending',
    attempts: 0,
    availableAt: job.now,
    createdAt: job.now,
  });
}

/** Takes due jobs for this server; another one skips them until the lease of a minute is over. */
export async function claimJobs(db: Database, now: Date, count: number): Promise<Job[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'pending'),
        lte(jobs.availableAt, now),
        or(isNull(jobs.lockedUntil), lt(jobs.lockedUntil, now)),
      ),
    )
    .orderBy(asc(jobs.createdAt))
    .limit(count)
    .for('update', { skipLocked: true });
  return db
    .update(jobs)
    .set({ lockedUntil: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(jobs.id, due))
    .returning();
}

/** Closes a job. Its payload goes unless somebody wants to read it later. */
export async function finishJob(
  db: Database,
  id: string,
  now: Date,
  payload: string | null,
): Promise<void> {
  await db
    .update(jobs)
    .set({ status: 'done', doneAt: now, lockedUntil: null, payload, lastError: null })
    .where(eq(jobs.id, id));
}

/** Puts a failed job off until `again`, or gives it up when there is no such time. */
export async function postponeJob(
  db: Database,
  job: Job,
  lastError: string,
  again: Date | undefined,
): Promise<void> {
  await db
    .update(jobs)
    .set({
      attempts: job.attempts + 1,
      lastError: lastError.slice(0, 500),
      lockedUntil: null,
      ...(again ? { availableAt: again } : { status: 'failed' as const, payload: null }),
    })
    .where(eq(jobs.id, job.id));
}

/** Jobs of a topic, the newest first. */
export function recentJobs(db: Database, topic: string, limit: number): Promise<Job[]> {
  return db
    .select()
    .from(jobs)
    .where(eq(jobs.topic, topic))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
}

export async function sweepJobs(db: Database, before: Date): Promise<void> {
  await db
    .delete(jobs)
    .where(and(inArray(jobs.status, ['done', 'failed']), lt(jobs.createdAt, before)));
}
