import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useVerifyOtp } from '#src/generated/api/auth/auth.ts';
import type { LoginOtpRequired, LoginSession } from '#src/generated/api/endpoints.schemas.ts';
import { useSchemaResolver } from '#src/i18n/use-schema-resolver.ts';
import { Form } from '#src/ui/form/form.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { toSubmitError } from '#src/components/submit-error.ts';
import { useThrottle } from '../use-throttle.ts';

const verifyOtpBody = async () =>
  (await import('#contract/generated/schemas/auth.ts')).VerifyOtpBody;

export type OtpFormProps = {
  step: LoginOtpRequired;
  onSignedIn: (session: LoginSession) => void;
  onBack: () => void;
};

/** The second step of signing in: six digits from a mail or an authenticator. */
export function OtpForm({ step, onSignedIn, onBack }: OtpFormProps) {
  const { t } = useTranslation('auth');
  const messages = useMemo(
    () => ({ code: { required: t('otp.codeRequired'), tooShort: t('otp.codeRequired') } }),
    [t],
  );
  const form = useForm({
    resolver: useSchemaResolver(verifyOtpBody, messages),
    defaultValues: { otpToken: step.otpToken, code: '' },
  });
  const throttle = useThrottle(t('otp.submit'));
  const verify = useVerifyOtp({ mutation: { onSuccess: onSignedIn, onError: throttle.refused } });
  return (
    <>
      <AuthHeading title={t('otp.title')}>{t(`otp.text.${step.channel}`)}</AuthHeading>
      <Form
        form={form}
        isWide
        loading={verify.isPending}
        isWaiting={throttle.isWaiting}
        submitError={toSubmitError(verify.error)}
        submitLabel={throttle.label}
        onSubmit={(data) => verify.mutate({ data })}
        actions={<Button onClick={onBack}>{t('otp.back')}</Button>}
      >
        <TextField
          control={form.control}
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          maxLength={6}
          label={t('otp.code')}
        />
      </Form>
    </>
  );
}
