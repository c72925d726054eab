import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetSubscription,
  useListSubscriptionPlansSuspense,
} from '#src/generated/api/billing/billing.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PlanCard } from './plan-card.tsx';
import type { PlanChoice } from './plan-door.ts';
import type { PlansQuery } from './plans-query.ts';
import { StartTrialDialog } from './start-trial-dialog.tsx';
import { TrialNote } from './trial-note.tsx';

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
      {offer.subscription.status !== 'none' && <CurrentPlan />}
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
      <StartTrialDialog
        choice={trial}
        isOpen={isTrialOpen}
        days={offer.trial.days}
        now={new Date(current?.now ?? openedAt)}
        onClose={() => setIsTrialOpen(false)}
      />
      {later && <ChangeDialog choice={later} onClose={() => setLater(undefined)} />}
    </>
  );
}
