import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useController, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-types.ts';

export type ChoiceFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  options: readonly { value: string; label: string }[];
  /** What is shown when nothing is found. */
  noneLabel: string;
  autoComplete?: string;
  /** Whether it can be left open: the value is then the empty text. */
  isClearable?: boolean;
};

/** One of very many, found by typing: countries, time zones. */
export function ChoiceField<Values extends FieldValues, Output>(
  props: ChoiceFieldProps<Values, Output>,
) {
  const { control, name, options, noneLabel, isClearable = false } = props;
  const { t } = useTranslation('common');
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  return (
    <Autocomplete
      fullWidth
      options={options}
      value={options.find(({ value }) => value === field.value) ?? null}
      onChange={(_event, chosen) => field.onChange(chosen?.value ?? '')}
      onBlur={field.onBlur}
      disableClearable={!isClearable as false}
      disabled={props.disabled ?? false}
      noOptionsText={noneLabel}
      openText={t('actions.open')}
      closeText={t('actions.close')}
      clearText={t('actions.clear')}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      getOptionKey={({ value }) => value}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          label={props.label}
          required={props.required ?? false}
          error={error !== undefined}
          helperText={error ?? props.helperText}
          inputRef={field.ref}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, autoComplete: props.autoComplete ?? 'off' },
          }}
        />
      )}
    />
  );
}
