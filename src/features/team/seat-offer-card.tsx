import { mdiCheck } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SeatOffer } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Illustration } from '#src/ui/illustrations/illustration.tsx';

/** What the smallest plan with seats adds, for an individual. */
export function SeatOfferCard({ offer }: { offer: SeatOffer }) {
  const { t } = useTranslation('team');
  const { money, number } = useFormats();
  const { planName, price, seatPrice, seatsIncluded, seatsMax, features } = offer;
  return (
    <Card
      component="section"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column-reverse', md: 'row' },
        alignItems: 'center',
        gap: 8,
        p: { xs: 5, md: 10 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h5" component="h2">
          {t('offer.title', { plan: planName })}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t(`offer.price.${price.interval}`, {
            price: money(price.amount, price.currency),
            included: number(seatsIncluded),
            max: number(seatsMax),
            seatPrice: money(seatPrice.amount, seatPrice.currency),
          })}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 6, p: 0, display: 'grid', gap: 3 }}>
          {features.map((feature) => (
            <Box key={feature} component="li" sx={{ display: 'flex', gap: 3 }}>
              <Icon path={mdiCheck} sx={{ fontSize: '1.25rem', mt: 0.25, color: 'success.main' }} />
              <Typography sx={{ flex: 1 }}>{feature}</Typography>
            </Box>
          ))}
        </Box>
        <Button
          variant="contained"
          component={PrefetchLink}
          to={paths.plans({ seats: seatsIncluded })}
        >
          {t('offer.plans')}
        </Button>
      </Box>
      <Illustration name="team" width={300} />
    </Card>
  );
}
