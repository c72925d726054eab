import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetSubscription,
  useListSubscriptionPlansSuspense,
} from '#src/generated/api/billing/billing.ts';
import { lazyImport } from '#src/lib/lazy.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { PlanCard } from './plan-card.tsx';
import type { PlanChoice } from './plan-door.ts';
import { PLAN_GRID } from './plan-grid.ts';
import type { PlansQuery } from './plans-query.ts';
import { TrialNote } from './trial-note.tsx';

// A newcomer's prices need none of these: one has a plan first, or presses a button.
const CurrentPlan = lazy(async () => ({
  default: (await lazyImport('current-plan', () => import('./current-plan.tsx'))).CurrentPlan,
}));
const StartTrialDialog = lazy(async () => ({
  default: (await lazyImport('start-trial', () => import('./start-trial-dialog.tsx')))
    .StartTrialDialog,
}));
const ChangeDialog = lazy(async () => ({
  default: (await lazyImport('change-plan', () => import('./change-dialog.tsx'))).ChangeDialog,
}));

export type PlanOfferProps = { query: PlansQuery; onSeats: (seats: number) => void };

/** The plan of today, the plans on offer, and the way into each. */
export function PlanOffer({ query, onSeats }: PlanOfferProps) {
  const { t } = useTranslation('billing');
  const [held, setHeld] = useState<number>();
  const [trial, setTrial] = useState<PlanChoice>();
  const [isTrialOpen, setIsTrialOpen] = useState(false);
  const [later, setLater] = useState<PlanChoice>();
  const [openedAt] = useState(() => new Date().toISOString());
  const offer = useListSubscriptionPlansSuspense().data;
  const { data: current } = useGetSubscription();
  const interval = query.interval ?? offer.subscription.interval ?? 'month';
  const seats = query.seats ?? offer.subscription.seats;
  return (
    <>
      {offer.subscription.status !== 'none' && (
        <Suspense fallback={<Skeletons kind="text" count={3} />}>
          <CurrentPlan />
        </Suspense>
      )}
      {offer.subscription.status !== 'trialing' && <TrialNote trial={offer.trial} />}
      <Box component="ul" aria-label={t('plans.list')} sx={PLAN_GRID}>
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
              onSeats(settled);
            }}
            onTrial={(choice) => {
              setTrial(choice);
              setIsTrialOpen(true);
            }}
            onLater={setLater}
          />
        ))}
      </Box>
      <Suspense>
        {trial && (
          <StartTrialDialog
            choice={trial}
            isOpen={isTrialOpen}
            days={offer.trial.days}
            now={new Date(current?.now ?? openedAt)}
            onClose={() => setIsTrialOpen(false)}
          />
        )}
        {later && <ChangeDialog choice={later} onClose={() => setLater(undefined)} />}
      </Suspense>
    </>
  );
}
