import type { User } from '../generated/api/endpoints.schemas.ts';
import { trialInfo } from './trial-info.ts';

/** From so many days before its end a trial without a card is spoken of on every page. */
const NOTICE_DAYS = 7;

export type Banner = { kind: 'pastDue' } | { kind: 'trial'; daysLeft: number };

/** What every page says of the payer's subscription; a trial that goes on by itself needs nothing. */
export function bannerOf(
  user: Pick<User, 'subscription' | 'role'>,
  now: Date = new Date(),
): Banner | undefined {
  if (user.role === 'user') return undefined;
  const { status, autopay } = user.subscription;
  if (status === 'pastDue') return { kind: 'pastDue' };
  const trial = trialInfo(user, now);
  if (trial.kind !== 'running' || autopay || trial.daysLeft > NOTICE_DAYS) return undefined;
  return { kind: 'trial', daysLeft: trial.daysLeft };
}
