import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { cardName } from '#src/components/billing/card-name.ts';

/** Number, amount and card of a payment. */
export function PaymentFacts({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('billing');
  const { exactMoney } = useFormats();
  const { number, total, currency, card } = transaction;
  const facts = [
    { label: t('history.columns.number'), value: number },
    { label: t('history.columns.total'), value: exactMoney(total, currency) },
    ...(card ? [{ label: t('history.columns.card'), value: cardName(card) }] : []),
  ];
  return (
    <Box
      component="dl"
      sx={{ m: 0, mt: 6, py: 2, borderTop: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, py: 1.5 }}>
          <Typography component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 500 }}>
            <bdi>{value}</bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
