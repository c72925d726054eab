import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useId, type ReactNode } from 'react';

export type FieldFrameProps = {
  label: string;
  error: string | undefined;
  helperText?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  size?: 'small' | 'medium';
  /** For fields that always show something, such as a date. */
  isShrunk?: boolean;
  children: (ids: { id: string; labelId: string; describedBy: string | undefined }) => ReactNode;
};

/**
 * Label, field and the text below it, tied together. MUI's TextField does the same, but carries
 * the Select with it, which the sign-in page would pay for.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { label, error, helperText, required = false, disabled = false, isShrunk } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const helpId = `${id}-help`;
  const help = error ?? helperText;
  return (
    <FormControl
      fullWidth
      error={error !== undefined}
      required={required}
      disabled={disabled}
      size={props.size ?? 'medium'}
    >
      <InputLabel id={labelId} htmlFor={id} {...(isShrunk ? { shrink: true } : {})}>
        {label}
      </InputLabel>
      {props.children({ id, labelId, describedBy: help ? helpId : undefined })}
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
