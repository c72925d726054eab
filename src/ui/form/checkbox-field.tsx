import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { atFirstLine } from './at-first-line.ts';
import type { FieldProps } from './field-types.ts';

export type CheckboxFieldProps<Values extends FieldValues, Output> = Omit<
  FieldProps<Values, Output>,
  'label' | 'size'
> & {
  /** May hold links, as in 'I agree to the terms'. */
  label: ReactNode;
};

/** Yes or no. */
export function CheckboxField<Values extends FieldValues, Output>(
  props: CheckboxFieldProps<Values, Output>,
) {
  const { control, name, label, helperText } = props;
  const { field, fieldState } = useController({ control, name });
  const helpId = useId();
  const error = fieldState.error?.message;
  const help = error ?? helperText;
  return (
    <FormControl error={error !== undefined} disabled={props.disabled ?? false}>
      <FormControlLabel
        control={
          <Checkbox
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(_event, isChecked) => field.onChange(isChecked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-describedby': help ? helpId : undefined,
                'aria-invalid': error !== undefined,
                'aria-required': props.required,
              },
            }}
          />
        }
        label={label}
        sx={atFirstLine}
      />
      {help && (
        <FormHelperText id={helpId} sx={{ mt: 0 }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
