import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LoginAnswer, LoginRequest } from '#src/generated/api/endpoints.schemas.ts';
import { useSchemaResolver } from '#src/i18n/use-schema-resolver.ts';
import { paths } from '#src/lib/paths.ts';
import { CheckboxField } from '#src/ui/form/checkbox-field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { AuthLink } from '../auth-link.tsx';
import { toSubmitError } from '#src/components/submit-error.ts';
import { useThrottle } from '../use-throttle.ts';

const loginBody = async () => (await import('#contract/generated/schemas/auth.ts')).LoginBody;

// Not by the generated hook: it shares a file with the others, and this page counts its bytes.
const signIn = async (request: LoginRequest) =>
  await (await import('#src/generated/api/auth/auth.ts')).login(request);

export type LoginFormProps = {
  /** The address, where it is known already. */
  email?: string;
  onAnswer: (answer: LoginAnswer) => void;
};

/** Address and password. Gives the answer on: signed in, or a code is due. */
export function LoginForm({ email = '', onAnswer }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const messages = useMemo(
    () => ({
      email: { required: t('fields.emailRequired') },
      password: { required: t('fields.passwordRequired') },
    }),
    [t],
  );
  const form = useForm({
    resolver: useSchemaResolver(loginBody, messages),
    defaultValues: { email, password: '', remember: false },
  });
  const throttle = useThrottle(t('login.submit'));
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: onAnswer,
    onError: throttle.refused,
  });
  return (
    <Form
      form={form}
      isWide
      loading={login.isPending}
      isWaiting={throttle.isWaiting}
      submitError={toSubmitError(login.error)}
      submitLabel={throttle.label}
      onSubmit={(data) => login.mutate(data)}
    >
      <TextField
        control={form.control}
        name="email"
        type="email"
        autoComplete="username"
        label={t('fields.email')}
      />
      <PasswordField
        control={form.control}
        name="password"
        autoComplete="current-password"
        label={t('fields.password')}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
        }}
      >
        <CheckboxField control={form.control} name="remember" label={t('login.remember')} />
        <AuthLink to={paths.forgotPassword()}>{t('login.forgot')}</AuthLink>
      </Box>
    </Form>
  );
}
