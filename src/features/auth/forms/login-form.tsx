import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLogin } from '../../../generated/api/auth/auth.ts';
import type { LoginAnswer } from '../../../generated/model/login-answer.ts';
import { LoginBody } from '../../../generated/schemas.ts';
import { useSchemaResolver } from '../../../i18n/use-schema-resolver.ts';
import { paths } from '../../../lib/paths.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AuthLink } from '../auth-link.tsx';
import { submitErrorOf } from '../submit-error.ts';
import { useThrottle } from '../use-throttle.ts';

/** Address and password. Gives the answer on: signed in, or a code is due. */
export function LoginForm({ onAnswer }: { onAnswer: (answer: LoginAnswer) => void }) {
  const { t } = useTranslation('auth');
  const messages = useMemo(
    () => ({
      email: { required: t('fields.emailRequired') },
      password: { required: t('fields.passwordRequired') },
    }),
    [t],
  );
  const form = useForm({
    resolver: useSchemaResolver(LoginBody, messages),
    defaultValues: { email: '', password: '', remember: false },
  });
  const throttle = useThrottle(t('login.submit'));
  const login = useLogin({ mutation: { onSuccess: onAnswer, onError: throttle.refused } });
  return (
    <Form
      form={form}
      isWide
      loading={login.isPending}
      isWaiting={throttle.isWaiting}
      submitError={submitErrorOf(login.error)}
      submitLabel={throttle.label}
      onSubmit={(data) => login.mutate({ data })}
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
