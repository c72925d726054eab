import type { Subscription } from '../engine/subscription.ts';
import { seatsLost, type UnitOfWork } from '../events/events.ts';

const seatsOf = ({ status, terms }: Subscription) =>
  ['trialing', 'active', 'pastDue', 'canceling'].includes(status) ? (terms?.seats ?? 0) : 0;

/** Has sub-users who no longer fit suspended, where a change of the account takes seats. */
export async function noteSeats(
  { tx, jobs }: UnitOfWork,
  ownerId: string,
  about: { before: Subscription; next: Subscription; keep?: string[] | null | undefined },
): Promise<void> {
  const { before, next, keep } = about;
  if (seatsOf(next) >= seatsOf(before)) return;
  const payload = { ownerId, ...(keep && { keep }) };
  await jobs.add(seatsLost, payload, { on: tx, key: `${ownerId}:${next.revision}` });
}
