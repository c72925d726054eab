import type { Subscription } from '#src/generated/api/endpoints.schemas.ts';

/**
 * The one step about renewal that a subscription allows: to stop it, to take that back, or to give a card
 * with which a trial goes on.
 */
export function subscriptionAction({
  status,
  autopay,
  trialHasCard,
}: Subscription): 'cancel' | 'resume' | 'addCard' | undefined {
  if (status === 'canceling') return 'resume';
  if (status === 'trialing') {
    if (autopay) return 'cancel';
    return trialHasCard ? 'resume' : 'addCard';
  }
  return (status === 'active' || status === 'pastDue') && autopay ? 'cancel' : undefined;
}
