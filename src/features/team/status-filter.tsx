import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { SubUserStatus } from '#src/generated/api/endpoints.schemas.ts';

export type StatusFilterProps = {
  status: SubUserStatus | undefined;
  onChange: (status: SubUserStatus | undefined) => void;
};

/** All, or those of one status. */
export function StatusFilter({ status, onChange }: StatusFilterProps) {
  const { t } = useTranslation('team');
  const choice = (value: SubUserStatus | undefined, label: string) => (
    <Chip
      key={label}
      label={label}
      aria-pressed={value === status}
      color={value === status ? 'primary' : 'default'}
      variant={value === status ? 'filled' : 'outlined'}
      onClick={() => onChange(value)}
    />
  );
  return (
    <Box
      role="group"
      aria-label={t('columns.status')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 5 }}
    >
      {choice(undefined, t('all'))}
      {Object.values(SubUserStatus).map((value) => choice(value, t(`status.${value}`)))}
    </Box>
  );
}
