import { mdiCashMinus, mdiCashPlus, mdiScaleBalance } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { TransactionTotals } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { StatCard } from '#src/ui/stat-card.tsx';

const SUMS = [
  { key: 'paid', icon: mdiCashPlus, color: 'success' },
  { key: 'refunded', icon: mdiCashMinus, color: 'warning' },
  { key: 'net', icon: mdiScaleBalance, color: 'primary' },
] as const;

/** Sums over everything that the filters let through. */
export function HistoryTotals({ totals }: { totals: TransactionTotals | undefined }) {
  const { t } = useTranslation('billing');
  const { exactMoney } = useFormats();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, sm: 5 },
        mb: 5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      {SUMS.map(({ key, icon, color }) => (
        <StatCard
          key={key}
          label={t(`history.totals.${key}`)}
          icon={icon}
          color={color}
          hasNote={false}
          loading={totals === undefined}
          value={totals && exactMoney(totals[key], totals.currency)}
        />
      ))}
    </Box>
  );
}
