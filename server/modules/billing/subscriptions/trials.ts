import { createHash } from 'node:crypto';
import type { TrialEligibility } from '#contract/generated/schemas.ts';
import { PLANS } from '../plans/plans.ts';
import type { Entitlement } from './entitlement.ts';

/** How long a trial is, in days. */
const TRIAL_DAYS = Math.max(...PLANS.map((plan) => plan.trialDays));

/**
 * An address as one person's trial is known by: case, dots and what follows a + aside, compatible forms
 * of letters as one. Hashed, since it is kept after the account is gone.
 */
export function trialAddressHash(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const [local = ''] = address.slice(0, at).split('+');
  const normalised = `${local.replaceAll('.', '')}@${address.slice(at + 1)}`;
  return createHash('sha256').update(`trial:${normalised}`).digest('hex');
}

const PAYING = new Set<Entitlement['status']>(['active', 'pastDue', 'canceling']);

/** Whether an account may begin the trial, and why not; the reasons in the contract's order. */
export function trialEligibility(
  entitlement: Entitlement,
  facts: { trialUsed: boolean; emailVerified: boolean },
): TrialEligibility {
  const refused = (reason: NonNullable<TrialEligibility['reason']>): TrialEligibility => ({
    eligible: false,
    reason,
    days: TRIAL_DAYS,
  });
  if (PAYING.has(entitlement.status)) return refused('already_subscribed');
  if (facts.trialUsed || entitlement.trialEnd) return refused('trial_already_used');
  if (!facts.emailVerified) return refused('email_not_verified');
  return { eligible: true, days: TRIAL_DAYS };
}
