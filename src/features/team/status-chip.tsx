import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { SubUserStatus } from '#src/generated/api/endpoints.schemas.ts';

const COLORS = {
  invited: 'info',
  active: 'success',
  suspended: 'warning',
  expired: 'default',
} as const;

/** Status of a sub-user. */
export function StatusChip({ status }: { status: SubUserStatus }) {
  const { t } = useTranslation('team');
  return (
    <Chip size="small" variant="outlined" color={COLORS[status]} label={t(`status.${status}`)} />
  );
}
