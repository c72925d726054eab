import { randomInt } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { withoutDeadline } from '../http/deadline.ts';
import type { Log } from '../log.ts';
import { decrypt, encrypt } from '../security/encryption.ts';
import { createSchedule } from './schedule.ts';
import { claimJobs, finishJob, postponeJob, recentJobs, renewLease, type Job } from './store.ts';
import { addJob } from './enqueue-store.ts';
import type { Jobs } from './jobs.ts';
import { parsePayload } from './payload.ts';

type JobsDeps = {
  db: Database;
  clock: Clock;
  sealKey: Buffer;
  log: Log;
  /** How often the lease of a job under way is renewed, well within its minute. */
  renewEveryMs?: number;
};

const POLL_MS = 2_000;
const MAX_DELAY_MS = 1_500;
const RENEW_MS = 20_000;
const MAX_ATTEMPTS = 10;
/** Jobs at once; one that takes minutes keeps its place and holds up no other. */
const SLOTS = 10;

/**
 * Background jobs in the database: mail, and other work that may fail for a while and must not be lost.
 * Payloads are encrypted, since they may hold links that work.
 */
export function createJobs(deps: JobsDeps): Jobs {
  const { db, clock, sealKey, log, renewEveryMs = RENEW_MS } = deps;
  const handlers = new Map<string, (payload: unknown) => Promise<unknown>>();
  const schedule = createSchedule({ db, clock, handle: register });
  let timer: NodeJS.Timeout | undefined;
  const active = new Set<Promise<void>>();
  let running: Promise<void> | undefined;
  /** Set when there may be more to claim; `claimMore` tells a pass that waits for a place. */
  let again = false;
  let claimMore = Promise.withResolvers<void>();

  function register(name: string, handler: (payload: unknown) => Promise<unknown>): void {
    if (handlers.has(name)) throw new Error(`Two handlers for job topic "${name}"`);
    handlers.set(name, handler);
  }

  const work = async (job: Job) => {
    const renewal = setInterval(
      () =>
        void renewLease(db, job.id, clock.now()).catch((err: unknown) =>
          log.warn({ topic: job.topic, err }, 'job lease not renewed'),
        ),
      renewEveryMs,
    );
    renewal.unref();
    try {
      const handler = handlers.get(job.topic);
      if (!handler) throw new Error(`No handler for job topic "${job.topic}"`);
      const kept = await handler(job.payload === null ? undefined : decrypt(sealKey, job.payload));
      await finishJob(db, job.id, clock.now(), kept === undefined ? null : encrypt(sealKey, kept));
    } catch (error) {
      const wait = Math.min(3_600_000, 2_000 * 2 ** job.attempts);
      const isLast = job.attempts + 1 >= MAX_ATTEMPTS;
      const context = { topic: job.topic, attempt: job.attempts + 1, err: error };
      log.warn(context, handlers.has(job.topic) ? 'job failed' : (error as Error).message);
      const next = isLast ? undefined : new Date(clock.now().getTime() + wait);
      await postponeJob(db, job, error instanceof Error ? error.name : 'error', next);
    } finally {
      clearInterval(renewal);
    }
  };
  const begin = (job: Job) => {
    // Its lease lapses, and the job is tried again; a rejection that nothing awaits yet would end the server.
    const done = work(job)
      .catch((err: unknown) => log.warn({ topic: job.topic, err }, 'job outcome not stored'))
      .finally(() => active.delete(done));
    active.add(done);
  };
  /** Fills the free places, and again whenever one is free or more was added, until nothing is due or under way. */
  const pass = async () => {
    for (;;) {
      again = false;
      claimMore = Promise.withResolvers();
      const due = active.size < SLOTS ? await claimJobs(db, clock.now(), SLOTS - active.size) : [];
      due.forEach(begin);
      if (again) continue;
      if (active.size === 0) return;
      await Promise.race([...active, claimMore.promise]);
    }
  };
  const drain = async (): Promise<void> => {
    again = true;
    claimMore.resolve();
    running ??= pass().finally(() => (running = undefined));
    return running;
  };
  const poll = async () => {
    await schedule.queueDue();
    await drain();
  };
  const poke = (task: () => Promise<void>) => {
    if (timer)
      void withoutDeadline(task).catch((error: unknown) =>
        log.warn({ err: error }, 'job polling failed'),
      );
  };
  return {
    async add(topic, payload, { on = db, key } = {}) {
      const sealed = encrypt(sealKey, parsePayload(topic, payload));
      await addJob(on, { topic: topic.name, payload: sealed, key, now: clock.now() });
      // After the answer and the transaction that the job is part of, at an unpredictable moment: a job
      // right behind its answer shows in the next requests' times whether an address is known.
      setTimeout(poke, randomInt(MAX_DELAY_MS), drain).unref();
    },
    handle: (topic, handler) =>
      register(topic.name, (payload) => handler(parsePayload(topic, payload))),
    repeat: schedule.repeat,
    drain,
    poll,
    async recent(topic, limit) {
      const rows = await recentJobs(db, topic.name, limit);
      return rows.map(({ id, createdAt, payload }) => ({
        id,
        createdAt,
        payload: payload === null ? undefined : parsePayload(topic, decrypt(sealKey, payload)),
      }));
    },
    start() {
      timer ??= setInterval(poke, POLL_MS, poll);
      timer.unref();
      poke(poll);
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running?.catch(() => undefined);
    },
  };
}
