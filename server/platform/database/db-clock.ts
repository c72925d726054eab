import { databaseTime, type Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';

const EVERY_MS = 60_000;

/**
 * The database's time, so that servers whose clocks differ agree on what has expired. The difference is measured at the start and every minute; between, the own clock runs on.
 */
export async function databaseClock(db: Database): Promise<Clock & { stop(): void }> {
  let offset = 0;
  const measure = async () => {
    const before = Date.now();
    const theirs = await databaseTime(db);
    const after = Date.now();
    if (Number.isFinite(theirs)) offset = theirs - (before + after) / 2;
  };
  await measure();
  const timer = setInterval(() => void measure().catch(() => undefined), EVERY_MS);
  timer.unref();
  return { now: () => new Date(Date.now() + offset), stop: () => clearInterval(timer) };
}

/** This machine's own time. */
export const systemClock: Clock = { now: () => new Date() };
