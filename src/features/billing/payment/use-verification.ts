import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidateGetMyProfile } from '#src/generated/api/account/account.ts';
import { invalidateGetUserCounts } from '#src/generated/api/dashboard/dashboard.ts';
import { invalidateListSubUsers } from '#src/generated/api/team/team.ts';
import {
  invalidateGetSubscription,
  invalidateListCards,
  invalidateListSubscriptionPlans,
  invalidateListTransactions,
} from '#src/generated/api/billing/billing.ts';
import { nextQuestion, paymentPhaseOf } from './payment-phase.ts';
import { verificationQuery } from './verification-query.ts';

/** Asks until the payment is settled or thirty seconds are over; then what it changed is refetched. */
export function useVerification(paymentId: string) {
  const client = useQueryClient();
  const [since, setSince] = useState(() => Date.now());
  const query = useQuery({
    ...verificationQuery(paymentId),
    refetchInterval: ({ state }) => nextQuestion(state.data?.status, Date.now() - since),
  });
  const phase = paymentPhaseOf(query.data?.status, query.dataUpdatedAt - since);
  const isSettled = phase === 'succeeded' || phase === 'failed';
  useEffect(() => {
    if (!isSettled) return;
    void invalidateListSubscriptionPlans(client);
    void invalidateGetSubscription(client);
    void invalidateListCards(client);
    void invalidateListTransactions(client);
    void invalidateListSubUsers(client);
    void invalidateGetUserCounts(client);
    void invalidateGetMyProfile(client);
  }, [isSettled, client]);
  return {
    phase,
    verification: query.data,
    error: query.error,
    isAsking: query.isFetching,
    /** Begins the thirty seconds again. */
    askAgain: () => {
      setSince(Date.now());
      void query.refetch();
    },
  };
}
