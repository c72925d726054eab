import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#src/components/query-error.tsx';
import { queryClient } from '#src/api/query-client.ts';
import {
  prefetchListSubscriptionPlansQuery,
  useListSubscriptionPlans,
} from '#src/generated/api/billing/billing.ts';
import { useListState } from '#src/lib/use-list-state.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { IntervalSwitch } from '../plans/interval-switch.tsx';
import { PlanCard } from '../plans/plan-card.tsx';
import { yearlySaving } from '../plans/price.ts';
import { SubscriptionNote } from '../plans/subscription-note.tsx';
import { TrialNote } from '../plans/trial-note.tsx';
import { plansState } from '../plans/plans-query.ts';

export function loader() {
  void prefetchListSubscriptionPlansQuery(queryClient);
  return null;
}

export function Component() {
  const { t } = useTranslation('billing');
  const { state: query, hold, show } = useListState(plansState);
  const answer = useListSubscriptionPlans();
  const offer = answer.data;
  return (
    <>
      <PageHeader
        title={t('plans.title')}
        text={t('plans.text')}
        actions={
          offer && (
            <IntervalSwitch
              interval={query.interval}
              saving={yearlySaving(offer.plans, offer.currency)}
              onChange={(interval) => show({ interval }, { replace: true })}
            />
          )
        }
      />
      {answer.isPending && <Skeletons kind="cards" count={4} />}
      {answer.error && !offer && <QueryError query={answer} />}
      {offer && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
          <SubscriptionNote subscription={offer.subscription} plans={offer.plans} />
          {offer.subscription.status !== 'trialing' && <TrialNote trial={offer.trial} />}
          <Box
            component="ul"
            aria-label={t('plans.list')}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 5,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 100%), 1fr))',
            }}
          >
            {offer.plans.map((plan) => (
              <PlanCard
                key={plan.code}
                plan={plan}
                interval={query.interval}
                currency={offer.currency}
                seats={query.seats ?? offer.subscription.seats}
                onSeats={(seats) => hold({ seats })}
                onSeatsSettled={(seats) => show({ seats }, { replace: true })}
              />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
