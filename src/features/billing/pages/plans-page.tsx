import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { queryClient } from '#src/api/query-client.ts';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import {
  prefetchGetSubscriptionQuery,
  prefetchListSubscriptionPlansQuery,
  useListSubscriptionPlans,
} from '#src/generated/api/billing/billing.ts';
import { useListState } from '#src/lib/use-list-state.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { IntervalSwitch } from '../plans/interval-switch.tsx';
import { PlanOffer } from '../plans/plan-offer.tsx';
import { PlansSkeleton } from '../plans/plans-skeleton.tsx';
import { plansState } from '../plans/plans-query.ts';
import { yearlySaving } from '../plans/price.ts';

export function loader() {
  void prefetchListSubscriptionPlansQuery(queryClient);
  void prefetchGetSubscriptionQuery(queryClient);
  return null;
}

export function Component() {
  const { t } = useTranslation('billing');
  const { state: query, show } = useListState(plansState);
  const { data: offer, isPending } = useListSubscriptionPlans();
  return (
    <>
      <PageHeader
        title={t('plans.title')}
        text={t('plans.text')}
        actions={
          offer ? (
            <IntervalSwitch
              interval={query.interval ?? offer.subscription.interval ?? 'month'}
              saving={yearlySaving(offer.plans, offer.currency)}
              onChange={(interval) => show({ interval }, { replace: true })}
            />
          ) : (
            isPending && <Skeleton variant="rounded" width={240} height={40} />
          )
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        <QueryBoundary fallback={<PlansSkeleton />}>
          <PlanOffer query={query} onSeats={(seats) => show({ seats }, { replace: true })} />
        </QueryBoundary>
      </Box>
    </>
  );
}
