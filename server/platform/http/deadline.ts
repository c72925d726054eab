import { AsyncLocalStorage } from 'node:async_hooks';

/** Work was given up because its time had passed. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';
  constructor() {
    super('The deadline of the request has passed');
  }
}

/** Time that is left to fail cleanly once the database was lost in the middle of a request. */
const AFTER_LOSS_MS = 500;

type Deadline = { endsAt: number; readonly aborted: AbortController; timer: NodeJS.Timeout };

const current = new AsyncLocalStorage<Deadline | undefined>();
const steps = new AsyncLocalStorage<true>();

function arm(deadline: Deadline, endsAt: number): void {
  clearTimeout(deadline.timer);
  deadline.endsAt = endsAt;
  const wait = Math.max(0, endsAt - performance.now());
  deadline.timer = setTimeout(() => deadline.aborted.abort(new DeadlineExceeded()), wait);
  deadline.timer.unref();
}

/**
 * Runs work that has to answer within `ms`: rejects with `DeadlineExceeded` when it does not, fires
 * `signal`, and from then on no statement of the work reaches the database.
 */
export async function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const aborted = new AbortController();
  const deadline: Deadline = { endsAt: 0, aborted, timer: setTimeout(() => undefined, 0) };
  arm(deadline, performance.now() + ms);
  const passed = Promise.withResolvers<never>();
  const onAbort = () => passed.reject(aborted.signal.reason as Error);
  aborted.signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([current.run(deadline, () => work(aborted.signal)), passed.promise]);
  } catch (error) {
    // The database's layers wrap what they were refused, and may be told before the timer fires.
    throw deadlineIn(error) ?? error;
  } finally {
    aborted.signal.removeEventListener('abort', onAbort);
    clearTimeout(deadline.timer);
  }
}

function deadlineIn(error: unknown): DeadlineExceeded | undefined {
  for (let link = error; link instanceof Error; link = link.cause)
    if (link instanceof DeadlineExceeded) return link;
  return undefined;
}

/** Runs what may outlive the request: a stream's body, upkeep. Each statement keeps its own limit. */
export const withoutDeadline = <T>(work: () => T): T => current.run(undefined, work);

/** Waits for something that does not count against the deadline, such as the caller's upload. */
export async function offTheClock<T>(work: () => Promise<T>): Promise<T> {
  const deadline = current.getStore();
  if (!deadline) return work();
  clearTimeout(deadline.timer);
  const left = deadline.endsAt - performance.now();
  try {
    return await work();
  } finally {
    arm(deadline, performance.now() + left);
  }
}

/** Milliseconds that the current work has left, at most `limit`; `limit` without a deadline. */
export function timeLeft(limit: number): number {
  const deadline = current.getStore();
  if (!deadline) return limit;
  // Timers may fire a little early: an aborted deadline has no time left.
  return deadline.aborted.signal.aborted ? 0 : Math.min(limit, deadline.endsAt - performance.now());
}

/**
 * The last steps of work that failed, such as a refund or freeing a key: they have half a second even
 * when the time of the request has passed.
 */
export function lastSteps<T>(work: () => Promise<T>): Promise<T> {
  return steps.run(true, () =>
    timeLeft(Infinity) >= AFTER_LOSS_MS ? work() : withDeadline(AFTER_LOSS_MS, work),
  );
}

/** Whether the current work is such a last step, which others should let go first. */
export const isLastStep = (): boolean => steps.getStore() === true;

/** The database was lost: what the request still tries (refunds, freeing keys) has half a second. */
export function shortenDeadline(): void {
  const deadline = current.getStore();
  if (!deadline) return;
  const soon = performance.now() + AFTER_LOSS_MS;
  if (soon < deadline.endsAt) deadline.endsAt = soon;
}
