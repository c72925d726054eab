import {
  mdiAccountCheckOutline,
  mdiAccountMultipleOutline,
  mdiAccountPlusOutline,
  mdiCashMultiple,
  mdiCreditCardCheckOutline,
  mdiCreditCardOffOutline,
  mdiTimerSandComplete,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminCounts } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { StatCard } from '#src/ui/stat-card.tsx';

const FIGURES = [
  { key: 'users', icon: mdiAccountMultipleOutline, color: 'primary' },
  { key: 'activeUsers', icon: mdiAccountCheckOutline, color: 'info' },
  { key: 'signUps', icon: mdiAccountPlusOutline, color: 'success' },
  { key: 'trials', icon: mdiTimerSandComplete, color: 'warning' },
  { key: 'paying', icon: mdiCreditCardCheckOutline, color: 'primary' },
  { key: 'failedPayments', icon: mdiCreditCardOffOutline, color: 'error' },
] as const;

/** The whole product's figures: only the operator is sent them. */
export function AdminFigures({ figures }: { figures: AdminCounts }) {
  const { t } = useTranslation('dashboard');
  const { number, money, list } = useFormats();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h6" component="h2" sx={{ mb: 4 }}>
        {t('admin.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, sm: 5 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {FIGURES.map(({ key, icon, color }) => (
          <StatCard
            key={key}
            label={t(`admin.${key}`)}
            note={t(`admin.notes.${key}`)}
            icon={icon}
            color={color}
            value={number(figures[key])}
          />
        ))}
        <Box sx={{ gridColumn: 'span 2' }}>
          <StatCard
            label={t('admin.revenue')}
            note={t('admin.notes.revenue')}
            icon={mdiCashMultiple}
            color="success"
            value={
              figures.revenue.length > 0
                ? list(figures.revenue.map(({ amount, currency }) => money(amount, currency)))
                : t('admin.noRevenue')
            }
          />
        </Box>
      </Box>
    </Box>
  );
}
