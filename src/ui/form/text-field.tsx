import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-types.ts';

export type TextFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  autoFocus?: boolean;
  placeholder?: string;
  inputMode?: 'text' | 'email' | 'numeric' | 'tel' | 'url';
  maxLength?: number;
  /** More than one makes it a text area that grows from `rows` on. */
  rows?: number;
  maxRows?: number;
  /** 'auto' follows what is typed; addresses and codes are always 'ltr'. */
  dir?: 'auto' | 'ltr' | 'rtl';
  end?: ReactNode;
};

/** One line of text, or several. */
export function TextField<Values extends FieldValues, Output>(
  props: TextFieldProps<Values, Output>,
) {
  const { control, name, rows, type = 'text' } = props;
  const { field, fieldState } = useController({ control, name });
  const isLatin = ['email', 'url', 'tel'].includes(type);
  // An empty 'auto' would put the caret at the left, in an Arabic page too.
  const typed = field.value ? 'auto' : undefined;
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
          type={type}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete}
          autoFocus={props.autoFocus ?? false}
          endAdornment={props.end}
          multiline={rows !== undefined && rows > 1}
          minRows={rows}
          maxRows={props.maxRows}
          slotProps={{
            input: {
              'aria-describedby': describedBy,
              dir: props.dir && props.dir !== 'auto' ? props.dir : isLatin ? 'ltr' : typed,
              inputMode: props.inputMode,
              maxLength: props.maxLength,
            },
          }}
        />
      )}
    </FieldFrame>
  );
}
