import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { placeErrors } from './place-errors.ts';
import type { SubmitError } from './form-types.ts';
import { SubmitButton } from './submit-button.tsx';

export type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  onSubmit: (values: Output) => unknown;
  /** Required, so that no form can forget it: the submit button waits meanwhile. */
  loading: boolean;
  /** Nothing can be sent for now; `submitLabel` or a note among the fields says why. */
  isWaiting?: boolean;
  /**
   * Required, so that no form can forget it: shown on top, and at the fields it names. One object a
   * refusal: another one moves the focus again.
   */
  submitError: SubmitError | null;
  submitLabel: string;
  /** Beside the submit button, or below it on narrow forms. */
  actions?: ReactNode;
  /** One wide button, as on guest pages. */
  isWide?: boolean;
  id?: string;
  children: ReactNode;
};

/** The shell of every form: one error summary, the server's errors at their fields, one submit. */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, onSubmit, loading, submitLabel, actions, isWide = false } = props;
  const { isWaiting = false, submitError } = props;
  const summary = useRef<HTMLDivElement>(null);
  const sorted = useMemo(() => placeErrors(submitError, form.getValues()), [submitError, form]);

  useEffect(() => {
    sorted.placed.forEach(({ field, message }, index) => {
      form.setError(
        field as FieldPath<Values>,
        { type: 'server', message },
        { shouldFocus: index === 0 },
      );
    });
    if (submitError && sorted.placed.length === 0) summary.current?.focus();
  }, [submitError, sorted, form]);

  return (
    <Box
      component="form"
      // Should the browser ever send it by itself, what was typed is not in the address.
      method="post"
      id={props.id}
      noValidate
      aria-busy={loading}
      onSubmit={(event) => {
        // A form in a dialog inside another form must not submit both.
        event.stopPropagation();
        if (loading || isWaiting) event.preventDefault();
        else void form.handleSubmit((values) => onSubmit(values))(event);
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
    >
      <Box ref={summary} tabIndex={-1} role="alert" sx={{ outline: 'none', '&:empty': { mb: -5 } }}>
        {submitError && (
          <Alert severity="error" role="presentation">
            {submitError.message}
            {sorted.loose.length > 0 && (
              <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 5 }}>
                {sorted.loose.map(({ field, message }) => (
                  <li key={`${field} ${message}`}>{message}</li>
                ))}
              </Box>
            )}
          </Alert>
        )}
      </Box>
      {props.children}
      <Box
        sx={{
          display: 'flex',
          flexDirection: isWide ? 'column' : 'row',
          flexWrap: 'wrap',
          alignItems: isWide ? 'stretch' : 'center',
          gap: 3,
        }}
      >
        <SubmitButton loading={loading} disabled={isWaiting} size={isWide ? 'large' : 'medium'}>
          {submitLabel}
        </SubmitButton>
        {actions}
      </Box>
    </Box>
  );
}
