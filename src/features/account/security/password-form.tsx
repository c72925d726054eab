import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUpdatePassword } from '#src/generated/api/account/account.ts';
import { useSchemaResolver } from '#src/i18n/use-schema-resolver.ts';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { toSubmitError } from '#src/components/submit-error.ts';
import { PasswordForm as schema } from './password-schema.ts';

const EMPTY = { oldPassword: '', password: '', confirmPassword: '' };

/** The old password and the new one twice. Every other session ends with it. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const messages = useMemo(
    () => ({
      oldPassword: { required: t('password.oldRequired') },
      password: { required: t('password.required'), tooShort: t('password.tooShort') },
      confirmPassword: {
        required: t('password.confirmRequired'),
        tooShort: t('password.tooShort'),
        invalid: t('password.mismatch'),
      },
    }),
    [t],
  );
  const form = useForm({
    resolver: useSchemaResolver(schema, messages),
    defaultValues: EMPTY,
  });
  const update = useUpdatePassword({
    mutation: {
      onSuccess: ({ message }) => {
        form.reset(EMPTY);
        toast.success(message);
      },
    },
  });
  const submitError = toSubmitError(update.error);
  const { control } = form;
  return (
    <Form
      form={form}
      loading={update.isPending}
      submitError={submitError}
      submitLabel={t('password.save')}
      onSubmit={({ oldPassword, password }) => update.mutate({ data: { oldPassword, password } })}
    >
      {/* Password managers file the new password under this address. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Box sx={{ display: 'grid', gap: 5, maxWidth: 480 }}>
        <PasswordField
          control={control}
          name="oldPassword"
          label={t('password.old')}
          autoComplete="current-password"
        />
        <PasswordField
          control={control}
          name="password"
          label={t('password.new')}
          autoComplete="new-password"
        />
        <PasswordField
          control={control}
          name="confirmPassword"
          label={t('password.confirm')}
          autoComplete="new-password"
        />
      </Box>
    </Form>
  );
}
