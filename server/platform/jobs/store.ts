import { and, asc, desc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { DAY_MS } from '#core/time.ts';
import type { Database } from '#server/db/client.ts';
import { jobs } from '#server/db/schema/platform.ts';

export type Job = typeof jobs.$inferSelect;

const LEASE_MS = 60_000;
export const KEPT_MS = 7 * DAY_MS;

export const after = (moment: Date, milliseconds: number) =>
  new Date(moment.getTime() + milliseconds);

/** Claims due jobs for this server; others skip them until the lease of a minute has expired. */
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
    .set({ lockedUntil: after(now, LEASE_MS) })
    .where(inArray(jobs.id, due))
    .returning();
}

/** Keeps a job that is under way from other servers for another minute. */
export async function renewLease(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ lockedUntil: after(now, LEASE_MS) })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'pending')));
}

/** Marks a job done. `payload` is what stays readable of it. */
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

/** Postpones a failed job until `next`; without it the job has failed for good. */
export async function postponeJob(
  db: Database,
  job: Job,
  lastError: string,
  next: Date | undefined,
): Promise<void> {
  await db
    .update(jobs)
    .set({
      attempts: job.attempts + 1,
      lastError: lastError.slice(0, 500),
      lockedUntil: null,
      ...(next ? { availableAt: next } : { status: 'failed' as const, payload: null }),
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

/** Deletes finished jobs that have been kept for long enough; rows of older servers name no such time. */
export async function sweepJobs(db: Database, now: Date): Promise<void> {
  const isFinished = inArray(jobs.status, ['done', 'failed']);
  const isOld = and(isNull(jobs.keepUntil), lt(jobs.createdAt, after(now, -KEPT_MS)));
  await db.delete(jobs).where(and(isFinished, or(lt(jobs.keepUntil, now), isOld)));
}
