import { DAY_MS } from '#core/time.ts';
import type { DunningState } from './subscription.ts';

/** Days after the failed renewal on which the card is tried again. */
const TRY_DAYS = [1, 3, 5, 7] as const;

/** When the plan ends unless a try succeeds. */
export function dunningEnd({ since }: Pick<DunningState, 'since'>): Date {
  return dayAfter(since, TRY_DAYS.length - 1);
}

/** The calendar of a renewal that failed at a moment. */
export function dunningFrom(since: Date, needsConfirmation: boolean): DunningState {
  return { since, triesFailed: 0, nextTryAt: dayAfter(since, 0), needsConfirmation };
}

/** The calendar after one more scheduled try failed; nothing when that was the last. */
export function afterFailedTry(
  dunning: DunningState,
  needsConfirmation: boolean,
): DunningState | undefined {
  const triesFailed = dunning.triesFailed + 1;
  if (triesFailed >= TRY_DAYS.length) return undefined;
  const nextTryAt = dayAfter(dunning.since, triesFailed);
  return { ...dunning, triesFailed, nextTryAt, needsConfirmation };
}

function dayAfter(since: Date, index: number): Date {
  const days = TRY_DAYS[index];
  if (days === undefined) throw new RangeError(`No try ${index}`);
  return new Date(since.getTime() + days * DAY_MS);
}
