import type { MovableClock } from './movable-clock.ts';

type Due = {
  /** The earliest moment at which time asks something of any account. */
  earliestDue(): Promise<Date | undefined>;
  /** Brings every account up to the present. */
  runDue(): Promise<void>;
  /** Does the jobs that wait: mails, seats that are lost. */
  drain(): Promise<void>;
};

/** More than all reminders, renewals and tries of a year for the few accounts of one machine. */
const MAX_STEPS = 10_000;

/**
 * Lets billing's time pass up to a moment. On the way it stops wherever something is due, so that reminders, renewals
 * and tries fall on their own days, as if the time had been waited for.
 */
export async function passTime(clock: MovableClock, target: Date, due: Due): Promise<void> {
  clock.stop();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = await due.earliestDue();
    if (!next || next > target) break;
    if (next > clock.now()) clock.stopAt(next);
    await due.runDue();
    const after = await due.earliestDue();
    // What cannot be done now is left to the job.
    if (after?.getTime() === next.getTime()) break;
  }
  if (target > clock.now()) clock.stopAt(target);
  await due.runDue();
  await due.drain();
}
