import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useTranslation } from 'react-i18next';
import type { Seats } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { UsageMeter } from '#src/ui/usage-meter.tsx';
import { SeatPrice } from './seat-price.tsx';

/** Seats that are taken, paid for and to be had, and what one more costs. */
export function SeatsCard({ seats }: { seats: Seats }) {
  const { t } = useTranslation('team');
  const { number, money } = useFormats();
  const { used, total, max, pricePerSeat } = seats;
  const isFull = used >= total;
  const more = Math.max(0, max - total);
  const note = [
    !isFull && t('seats.free', { count: total - used, formatted: number(total - used) }),
    more > 0 &&
      pricePerSeat &&
      t(`seats.more.${pricePerSeat.interval}`, {
        max: number(max),
        price: money(pricePerSeat.amount, pricePerSeat.currency),
      }),
  ];
  return (
    <Card sx={{ mb: 5 }}>
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 5 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <UsageMeter
            label={t('seats.title')}
            text={t('seats.of', { used: number(used), total: number(total) })}
            ratio={total > 0 ? used / total : 1}
            tone={isFull ? 'warning' : 'primary'}
            note={note.filter(Boolean).join(' ')}
          />
        </Box>
        <Button
          variant="outlined"
          component={PrefetchLink}
          to={paths.plans(more > 0 ? { seats: total + 1 } : {})}
        >
          {t('seats.plans')}
        </Button>
        {isFull && (
          <Box sx={{ flexBasis: '100%' }}>
            <SeatPrice seats={seats} />
          </Box>
        )}
      </CardContent>
    </Card>
  );
}
