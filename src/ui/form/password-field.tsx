import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps<Values extends FieldValues, Output> = Omit<
  TextFieldProps<Values, Output>,
  'type' | 'end' | 'rows' | 'maxRows' | 'dir'
>;

/** A password that can be looked at. */
export function PasswordField<Values extends FieldValues, Output>(
  props: PasswordFieldProps<Values, Output>,
) {
  const { t } = useTranslation('shell');
  const [isSeen, setSeen] = useState(false);
  return (
    <TextField
      {...props}
      type={isSeen ? 'text' : 'password'}
      dir="ltr"
      end={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            size="small"
            aria-label={t(isSeen ? 'ui.hidePassword' : 'ui.showPassword')}
            aria-pressed={isSeen}
            onClick={() => setSeen(!isSeen)}
          >
            <Icon path={isSeen ? mdiEyeOffOutline : mdiEyeOutline} fontSize="small" />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
