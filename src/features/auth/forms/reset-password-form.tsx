import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import { useResetPassword } from '#src/generated/api/auth/auth.ts';
import type { PasswordReset } from '#src/generated/api/endpoints.schemas.ts';
import { useSchemaResolver } from '#src/i18n/use-schema-resolver.ts';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { RoleField } from '../role-field.tsx';
import { toSubmitError } from '#src/components/submit-error.ts';
import { useThrottle } from '../use-throttle.ts';
import { ResetPasswordForm as schema } from './reset-password-schema.ts';

export type ResetPasswordFormProps = { token: string; reset: PasswordReset; onDone: () => void };

/** The new password, twice, with the specification's messages word for word. */
export function ResetPasswordForm({ token, reset, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation('auth');
  const messages = useMemo(
    () => ({
      password: { required: t('resetPassword.required'), tooShort: t('resetPassword.tooShort') },
      confirmPassword: {
        required: t('resetPassword.confirmRequired'),
        tooShort: t('resetPassword.tooShort'),
        invalid: t('resetPassword.mismatch'),
      },
    }),
    [t],
  );
  const form = useForm({
    resolver: useSchemaResolver(schema, messages),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const throttle = useThrottle(t('resetPassword.submit'));
  const change = useResetPassword({
    mutation: {
      onSuccess: ({ message }) => {
        toast.success(message);
        onDone();
      },
      onError: (error) => {
        throttle.refused(error);
        toast.error(messageOf(error));
      },
    },
  });
  return (
    <Form
      form={form}
      isWide
      loading={change.isPending}
      isWaiting={throttle.isWaiting}
      submitError={toSubmitError(change.error)}
      submitLabel={throttle.label}
      onSubmit={({ password }) => change.mutate({ token, data: { password } })}
    >
      <RoleField role={reset.role} />
      <PasswordField
        control={form.control}
        name="password"
        autoComplete="new-password"
        label={t('resetPassword.password')}
      />
      <PasswordField
        control={form.control}
        name="confirmPassword"
        autoComplete="new-password"
        label={t('resetPassword.confirm')}
      />
    </Form>
  );
}
