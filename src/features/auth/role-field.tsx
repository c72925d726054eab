import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const ROLES = ['individual', 'client', 'user'] as const;

/** The specification's select, preset from the account and off: a role is never chosen here. */
export function RoleField({ role }: { role: string }) {
  const { t } = useTranslation('auth');
  const id = useId();
  const shown = ROLES.find((known) => known === role) ?? 'individual';
  return (
    <FormControl fullWidth disabled>
      <InputLabel id={id}>{t('resetPassword.role')}</InputLabel>
      <Select labelId={id} label={t('resetPassword.role')} value={shown}>
        {ROLES.map((value) => (
          <MenuItem key={value} value={value}>
            {t(`roles.${value}`)}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
