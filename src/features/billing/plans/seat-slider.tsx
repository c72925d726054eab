import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import type { PlanPrice } from './price.ts';

export type SeatSliderProps = {
  plan: Plan;
  price: PlanPrice;
  /** Seats wanted, which may be more than this plan has room for. */
  wanted: number;
  onChange: (seats: number) => void;
  /** The hand has left the slider. */
  onSettled: (seats: number) => void;
};

/** So many seats, and what the further ones cost. */
export function SeatSlider({ plan, price, wanted, onChange, onSettled }: SeatSliderProps) {
  const { t } = useTranslation('billing');
  const { number, money } = useFormats();
  const labelId = useId();
  const seats = (count: number) => t('plans.seats.count', { count, formatted: number(count) });
  return (
    <Box>
      <Typography id={labelId} variant="body2" sx={{ fontWeight: 500 }}>
        {seats(price.seats)}
      </Typography>
      <Box sx={{ px: 2 }}>
        <Slider
          min={plan.seatsIncluded}
          max={plan.seatsMax}
          value={price.seats}
          aria-labelledby={labelId}
          getAriaValueText={seats}
          onChange={(_event, value) => onChange(value)}
          onChangeCommitted={(_event, value) => onSettled(value)}
        />
      </Box>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ minHeight: { sm: '3em' } }}
      >
        {price.furtherSeats > 0
          ? t('plans.seats.further', {
              included: number(plan.seatsIncluded),
              further: number(price.furtherSeats),
              price: money(price.perSeat, price.currency),
            })
          : t('plans.seats.included', {
              max: number(plan.seatsMax),
              price: money(price.perSeat, price.currency),
            })}
        {wanted > plan.seatsMax && ` ${t('plans.seats.most', { max: number(plan.seatsMax) })}`}
      </Typography>
    </Box>
  );
}
