import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useController, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-types.ts';

export type SelectFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  /** Label of no choice; without it one must be chosen. */
  emptyLabel?: string;
  readOnly?: boolean;
};

/** One of several. */
export function SelectField<Values extends FieldValues, Output>(
  props: SelectFieldProps<Values, Output>,
) {
  const { control, name, options, emptyLabel } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame
      label={props.label}
      error={fieldState.error?.message}
      helperText={props.helperText}
      required={props.required}
      disabled={props.disabled}
      size={props.size}
      isShrunk={emptyLabel !== undefined}
    >
      {({ id, labelId, describedBy }) => (
        <Select
          id={id}
          labelId={labelId}
          label={props.label}
          name={field.name}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          readOnly={props.readOnly ?? false}
          displayEmpty={emptyLabel !== undefined}
          notched={emptyLabel !== undefined ? true : undefined}
          aria-describedby={describedBy}
        >
          {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
          {options.map(({ value, label, isDisabled }) => (
            <MenuItem key={value} value={value} disabled={isDisabled ?? false}>
              {label}
            </MenuItem>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
