import { queryOptions } from '@tanstack/react-query';
import { changeSubscription } from '#src/generated/api/billing/billing.ts';
import type { PlanChoice } from './plan-door.ts';

/** Asks what a smaller plan would mean at the period's end. A preview schedules nothing. */
export const changeQuery = (choice: PlanChoice) =>
  queryOptions({
    queryKey: ['changeSubscription', 'preview', choice],
    queryFn: async ({ signal }) => {
      const answer = await changeSubscription({ ...choice, preview: true }, undefined, signal);
      return answer.pendingChange;
    },
    staleTime: 0,
  });
