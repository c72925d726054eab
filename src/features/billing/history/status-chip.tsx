import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#src/generated/api/endpoints.schemas.ts';

const COLORS = {
  processing: 'info',
  succeeded: 'success',
  failed: 'error',
  refunded: 'warning',
} as const;

/** Status of a transaction; a refund that went through is not 'paid' but 'given back'. */
export function StatusChip({ status, type }: Pick<Transaction, 'status' | 'type'>) {
  const { t } = useTranslation('billing');
  const isGivenBack = status === 'succeeded' && type === 'refund';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[status]}
      label={t(isGivenBack ? 'status.givenBack' : `status.${status}`)}
    />
  );
}
