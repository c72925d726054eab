import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '#src/api/query-client.ts';
import { SubscriptionPanel } from '#src/components/billing/subscription-panel.tsx';
import { QueryError } from '#src/components/query-error.tsx';
import {
  prefetchGetSubscriptionQuery,
  prefetchListSubscriptionPlansQuery,
  useGetSubscription,
  useListSubscriptionPlans,
} from '#src/generated/api/billing/billing.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useListState } from '#src/lib/use-list-state.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { ChangeDialog } from '../plans/change-dialog.tsx';
import { IntervalSwitch } from '../plans/interval-switch.tsx';
import { PlanCard } from '../plans/plan-card.tsx';
import type { PlanChoice } from '../plans/plan-door.ts';
import { yearlySaving } from '../plans/price.ts';
import { StartTrialDialog } from '../plans/start-trial-dialog.tsx';
import { TrialNote } from '../plans/trial-note.tsx';
import { plansState } from '../plans/plans-query.ts';

export function loader() {
  void prefetchListSubscriptionPlansQuery(queryClient);
  void prefetchGetSubscriptionQuery(queryClient);
  return null;
}

export function Component() {
  const { t } = useTranslation('billing');
  const { state: query, show } = useListState(plansState);
  const [held, setHeld] = useState<number>();
  const [trial, setTrial] = useState<PlanChoice>();
  const [isTrialOpen, setIsTrialOpen] = useState(false);
  const [later, setLater] = useState<PlanChoice>();
  const [openedAt] = useState(() => new Date().toISOString());
  const answer = useListSubscriptionPlans();
  const current = useGetSubscription();
  const offer = answer.data;
  const interval = query.interval ?? offer?.subscription.interval ?? 'month';
  const seats = query.seats ?? offer?.subscription.seats ?? 0;
  const hasPlan = offer !== undefined && offer.subscription.status !== 'none';
  return (
    <>
      <PageHeader
        title={t('plans.title')}
        text={t('plans.text')}
        actions={
          offer && (
            <IntervalSwitch
              interval={interval}
              saving={yearlySaving(offer.plans, offer.currency)}
              onChange={(chosen) => show({ interval: chosen }, { replace: true })}
            />
          )
        }
      />
      {answer.isPending && <Skeletons kind="cards" count={4} />}
      {answer.error && !offer && <QueryError query={answer} />}
      {offer && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
          {hasPlan && (
            <Card component="section" aria-label={t('plans.current')} sx={{ p: { xs: 5, sm: 6 } }}>
              {current.error && !current.data && <QueryError query={current} />}
              {current.isPending && <Skeletons kind="text" count={3} />}
              {current.data && (
                <SubscriptionPanel
                  current={current.data}
                  actions={
                    <Link
                      component={PrefetchLink}
                      to={paths.billingHistory()}
                      sx={{ alignSelf: 'center' }}
                    >
                      {t('subscription.history')}
                    </Link>
                  }
                />
              )}
            </Card>
          )}
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
                interval={interval}
                offer={offer}
                seats={held ?? seats}
                settledSeats={seats}
                onSeats={setHeld}
                onSeatsSettled={(settled) => {
                  setHeld(undefined);
                  show({ seats: settled }, { replace: true });
                }}
                onTrial={(choice) => {
                  setTrial(choice);
                  setIsTrialOpen(true);
                }}
                onLater={setLater}
              />
            ))}
          </Box>
          <StartTrialDialog
            choice={trial}
            isOpen={isTrialOpen}
            days={offer.trial.days}
            now={new Date(current.data?.now ?? openedAt)}
            onClose={() => setIsTrialOpen(false)}
          />
        </Box>
      )}
      {later && <ChangeDialog choice={later} onClose={() => setLater(undefined)} />}
    </>
  );
}
