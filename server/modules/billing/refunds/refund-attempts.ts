import { DAY_MS } from '#core/time.ts';
import type { RefundRow } from './repository.ts';

/** Days after each refusal until the next attempt: the last is a week before a withdrawal's 14 days are over. */
const RETRY_DAYS = [1, 2, 4];

/** When the bank is asked again after an attempt that it refused; nothing after the last one. */
export function nextRefundTry(attempt: number, now: Date): Date | undefined {
  const days = RETRY_DAYS[attempt - 1];
  return days === undefined ? undefined : new Date(now.getTime() + days * DAY_MS);
}

/**
 * Idempotency key of an attempt. Repeated while its outcome is unknown, it pays back once; after a refusal, which the
 * provider would only repeat, the next attempt has the next key.
 */
export const refundKey = ({ id, attempt }: Pick<RefundRow, 'id' | 'attempt'>): string =>
  attempt === 1 ? `refund_${id}` : `refund_${id}_${attempt}`;

/** @returns nothing for a key that is not one of ours. */
export function readRefundKey(
  key: string | undefined,
): Pick<RefundRow, 'id' | 'attempt'> | undefined {
  const [, id, attempt] = /^refund_([\da-f]{8}-[\da-f-]{27})(?:_(\d+))?$/.exec(key ?? '') ?? [];
  return id === undefined ? undefined : { id, attempt: Number(attempt ?? 1) };
}
