import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateGetMyProfile } from '#src/generated/api/account/account.ts';
import {
  invalidateListSubscriptionPlans,
  invalidateListTransactions,
  useGetSubscription,
} from '#src/generated/api/billing/billing.ts';
import type { Subscription } from '#src/generated/api/endpoints.schemas.ts';

const ASK_MS = 3000;

/**
 * Follows an overdue plan until it is paid or ends: the server charges a card that is added, and one whose day has
 * come, after its answer.
 */
export function useOverdue(status: Subscription['status']): void {
  const client = useQueryClient();
  const isOverdue = status === 'pastDue';
  const wasOverdue = useRef(isOverdue);
  useGetSubscription({ query: { enabled: isOverdue, refetchInterval: ASK_MS } });
  useEffect(() => {
    if (wasOverdue.current && !isOverdue) {
      void invalidateListSubscriptionPlans(client);
      void invalidateListTransactions(client);
      void invalidateGetMyProfile(client);
    }
    wasOverdue.current = isOverdue;
  }, [isOverdue, client]);
}
