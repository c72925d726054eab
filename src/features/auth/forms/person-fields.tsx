import Box from '@mui/material/Box';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#src/ui/form/text-field.tsx';

export type PersonFieldsProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
};

/** First and last name, as a new account needs them. */
export function PersonFields<
  Values extends FieldValues & { firstName: string; lastName: string },
  Output,
>({ control }: PersonFieldsProps<Values, Output>) {
  const { t } = useTranslation('auth');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 5 }}>
      <TextField
        control={control}
        name={'firstName' as Path<Values>}
        autoComplete="given-name"
        label={t('fields.firstName')}
      />
      <TextField
        control={control}
        name={'lastName' as Path<Values>}
        autoComplete="family-name"
        label={t('fields.lastName')}
      />
    </Box>
  );
}
