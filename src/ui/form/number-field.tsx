import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-types.ts';
import { parseNumber } from './parse-number.ts';

export type NumberFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  /** '%', 'USD' …, at the end. */
  unit?: string;
};

/** A number, as text that a phone's number keys write: no wheel, no arrows that change it by accident. */
export function NumberField<Values extends FieldValues, Output>(
  props: NumberFieldProps<Values, Output>,
) {
  const { control, name, unit } = props;
  const { field, fieldState } = useController({ control, name });
  const value = field.value as number | null | undefined;
  const [text, setText] = useState(value === null || value === undefined ? '' : String(value));
  // What was typed stays as typed while it means the value; otherwise the value was set from outside.
  const typed = parseNumber(text);
  const isSame = Object.is(typed, value ?? null);
  const shown = isSame ? text : value === null || value === undefined ? '' : String(value);
  return (
    <FieldFrame
      label={props.label}
      error={fieldState.error?.message}
      helperText={props.helperText}
      required={props.required}
      disabled={props.disabled}
      size={props.size}
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          name={field.name}
          label={props.label}
          value={shown}
          onChange={(event) => {
            setText(event.target.value);
            field.onChange(parseNumber(event.target.value));
          }}
          onBlur={field.onBlur}
          inputRef={field.ref}
          endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
          slotProps={{
            input: { 'aria-describedby': describedBy, inputMode: 'decimal', autoComplete: 'off' },
          }}
        />
      )}
    </FieldFrame>
  );
}
