import { DAY_MS } from '#core/time.ts';
import type { User } from '../generated/api/endpoints.schemas.ts';
import type { TrialInfo } from '../shell/shell-types.ts';

/**
 * What the trial button says (decisions §2): the offer before, the days left during, nothing on a
 * paid plan, after a trial was used, and for sub-users, who do not pay. Days are counted from the
 * server's billing clock where the profile tells it.
 */
export function trialInfo(
  user: Pick<User, 'role' | 'subscription'>,
  now: Date = new Date(),
): TrialInfo {
  const { status, trialEnd, trialUsed, now: present = now.toISOString() } = user.subscription;
  if (user.role === 'user' || user.role === 'admin') return { kind: 'none' };
  if (status === 'trialing' && trialEnd) {
    const left = Math.ceil((Date.parse(trialEnd) - Date.parse(present)) / DAY_MS);
    return { kind: 'running', daysLeft: Math.max(0, left) };
  }
  return status === 'none' && !trialUsed ? { kind: 'offer' } : { kind: 'none' };
}
