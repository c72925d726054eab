import { mdiCheck } from '@mdi/js';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interval, Plan, SubscriptionPlans } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { planDoor } from './plan-door.ts';
import { PlanDoors, type PlanDoorsProps } from './plan-doors.tsx';
import { clampSeats, priceOf } from './price.ts';
import { SeatSlider } from './seat-slider.tsx';

export type PlanCardProps = {
  plan: Plan;
  interval: Interval;
  offer: SubscriptionPlans;
  /** Seats at the slider's value, which is still held perhaps. */
  seats: number;
  /** Wanted when the slider was last let go: what is quoted. */
  settledSeats: number;
  onSeats: (seats: number) => void;
  onSeatsSettled: (seats: number) => void;
} & Pick<PlanDoorsProps, 'onTrial' | 'onLater'>;

/** One plan: for whom, what it costs with so many seats, and what it holds. */
export function PlanCard(props: PlanCardProps) {
  const { plan, interval, offer, seats, settledSeats, onSeats, onSeatsSettled } = props;
  const { currency } = offer;
  const { t } = useTranslation('billing');
  const { money } = useFormats();
  const titleId = useId();
  const price = priceOf(plan, { interval, currency, seats });
  const note =
    price && price.amount > 0 && interval === 'year'
      ? t('plans.perMonth', { price: money(price.perMonth, currency) })
      : plan.audience;
  return (
    <Card
      component="li"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: 6,
        outline: plan.isCurrent ? '2px solid' : undefined,
        outlineColor: 'primary.main',
        outlineOffset: '-2px',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 32 }}>
        <Typography id={titleId} variant="h5" component="h2" sx={{ flex: 1 }}>
          {plan.name}
        </Typography>
        {plan.isCurrent && <Chip size="small" color="primary" label={t('plans.current')} />}
        {plan.isRecommended && !plan.isCurrent && (
          <Chip size="small" variant="outlined" color="primary" label={t('plans.recommended')} />
        )}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1, minHeight: { sm: '2lh' } }}>
        {plan.tagline}
      </Typography>
      <Box sx={{ mt: 4, display: 'flex', alignItems: 'baseline', gap: 2 }} aria-live="polite">
        <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {price ? money(price.amount, currency) : t('plans.notSold')}
        </Typography>
        {price && price.amount > 0 && (
          <Typography color="textSecondary">{t(`plans.per.${interval}`)}</Typography>
        )}
      </Box>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ minHeight: { sm: '2lh' } }}
      >
        {note}
      </Typography>
      {plan.seatsMax > plan.seatsIncluded && price && (
        <Box sx={{ mt: 4 }}>
          <SeatSlider
            plan={plan}
            price={price}
            wanted={seats}
            onChange={onSeats}
            onSettled={onSeatsSettled}
          />
        </Box>
      )}
      <Box sx={{ mt: 4, '&:empty': { mt: 0 } }}>
        <PlanDoors
          plan={plan.name}
          hasSeats={plan.seatsMax > plan.seatsIncluded}
          door={planDoor(plan, { interval, seats: clampSeats(plan, settledSeats) }, offer)}
          onTrial={props.onTrial}
          onLater={props.onLater}
        />
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 4,
          p: 0,
          pt: 5,
          borderTop: 1,
          borderColor: 'divider',
          display: 'grid',
          gap: 2.5,
        }}
      >
        {plan.features.map((feature) => (
          <Box key={feature} component="li" sx={{ display: 'flex', gap: 2.5 }}>
            <Icon path={mdiCheck} sx={{ fontSize: '1.25rem', mt: 0.25, color: 'success.main' }} />
            <Typography variant="body2" sx={{ flex: 1 }}>
              {feature}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
