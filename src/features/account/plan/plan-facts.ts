import type { SubscriptionSummary } from '#src/generated/api/endpoints.schemas.ts';

/** The day that matters next: the trial's end, the next payment, or the end of what is paid. */
export function planDate(
  subscription: SubscriptionSummary,
): { kind: 'trial' | 'renews' | 'ends'; at: string } | undefined {
  const { status, trialEnd, currentPeriodEnd, autopay } = subscription;
  if (status === 'trialing' && trialEnd) return { kind: 'trial', at: trialEnd };
  if (!currentPeriodEnd || status === 'canceled' || status === 'none') return undefined;
  return { kind: autopay && status !== 'canceling' ? 'renews' : 'ends', at: currentPeriodEnd };
}
