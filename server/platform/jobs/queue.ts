import { randomInt } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Log } from '../log.ts';
import { withoutDeadline } from '../http/deadline.ts';
import { encrypt, decrypt } from '../security/encryption.ts';
import { addJob, claimJobs, finishJob, postponeJob, recentJobs, type Job } from './store.ts';

/** Does one job. What it returns stays readable; nothing means that the payload is erased. */
export type JobHandler = (payload: unknown) => Promise<unknown>;

export type Jobs = {
  /** Queues work; `on` is the transaction that it belongs to. */
  add(topic: string, payload: unknown, on?: Database): Promise<void>;
  handle(topic: string, handler: JobHandler): void;
  /** Works until nothing is due. */
  drain(): Promise<void>;
  recent(
    topic: string,
    limit: number,
  ): Promise<{ id: string; createdAt: Date; payload: unknown }[]>;
  start(): void;
  stop(): Promise<void>;
};

const POLL_MS = 2_000;
const MAX_DELAY_MS = 1_500;
const ATTEMPTS = 10;

/**
 * Work after the answer, kept in the database: mail, and whatever else may fail for a while and must
 * not be lost. Payloads are sealed, since they may hold links that work.
 */
export function createJobs(deps: { db: Database; clock: Clock; sealKey: Buffer; log: Log }): Jobs {
  const { db, clock, sealKey, log } = deps;
  const handlers = new Map<string, JobHandler>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  const work = async (job: Job) => {
    try {
      const handler = handlers.get(job.topic);
      if (!handler) throw new Error(`No handler for job topic "${job.topic}"`);
      const kept = await handler(job.payload === null ? undefined : decrypt(sealKey, job.payload));
      await finishJob(db, job.id, clock.now(), kept === undefined ? null : encrypt(sealKey, kept));
    } catch (error) {
      const wait = Math.min(3_600_000, 2_000 * 2 ** job.attempts);
      const last = job.attempts + 1 >= ATTEMPTS;
      log.warn({ topic: job.topic, attempt: job.attempts + 1, err: error }, 'job failed');
      const next = last ? undefined : new Date(clock.now().getTime() + wait);
      await postponeJob(db, job, error instanceof Error ? error.name : 'error', next);
    }
  };
  const pass = async () => {
    for (;;) {
      const due = await claimJobs(db, clock.now(), 10);
      if (due.length === 0) return;
      await Promise.all(due.map(work));
    }
  };
  const drain = async (): Promise<void> => {
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        await pass();
      } while (again);
    })().finally(() => (running = undefined));
    return running;
  };
  const poke = () => {
    if (timer)
      void withoutDeadline(drain).catch((error: unknown) =>
        log.warn({ err: error }, 'job polling failed'),
      );
  };
  return {
    async add(topic, payload, on = db) {
      await addJob(on, { topic, payload: encrypt(sealKey, payload), now: clock.now() });
      // After the answer and the transaction that the job is part of, at a moment that nobody can name:
      // a job right behind its answer shows in the next requests' times whether an address is known.
      setTimeout(poke, randomInt(MAX_DELAY_MS)).unref();
    },
    handle: (topic, handler) => void handlers.set(topic, handler),
    drain,
    async recent(topic, limit) {
      const rows = await recentJobs(db, topic, limit);
      return rows.map(({ id, createdAt, payload }) => ({
        id,
        createdAt,
        payload: payload === null ? undefined : decrypt(sealKey, payload),
      }));
    },
    start() {
      timer ??= setInterval(poke, POLL_MS);
      timer.unref();
      poke();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running?.catch(() => undefined);
    },
  };
}
