import OutlinedInput from '@mui/material/OutlinedInput';
import { useController, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-types.ts';

export type DateFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  /** `YYYY-MM-DD`, as is the value. */
  min?: string;
  max?: string;
};

/** A day, by the browser's own picker, which speaks the person's language and calendar. */
export function DateField<Values extends FieldValues, Output>(
  props: DateFieldProps<Values, Output>,
) {
  const { control, name, min, max } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame
      label={props.label}
      error={fieldState.error?.message}
      helperText={props.helperText}
      required={props.required}
      disabled={props.disabled}
      size={props.size}
      isShrunk
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          name={field.name}
          label={props.label}
          notched
          type="date"
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          slotProps={{ input: { 'aria-describedby': describedBy, min, max } }}
        />
      )}
    </FieldFrame>
  );
}
