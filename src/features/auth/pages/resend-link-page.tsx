import { mdiEmailFastOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useResendEmailVerification } from '#src/generated/api/auth/auth.ts';
import { paths } from '#src/lib/paths.ts';
import { AuthFooter } from '../auth-footer.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { AuthLink } from '../auth-link.tsx';
import { AuthResult } from '../auth-result.tsx';
import { EmailForm } from '../forms/email-form.tsx';
import { OutboxLink } from '../outbox-link.tsx';
import { useThrottle } from '../use-throttle.ts';

export function Component() {
  const { t } = useTranslation('auth');
  const throttle = useThrottle(t('resendLink.submit'));
  const resend = useResendEmailVerification({ mutation: { onError: throttle.refused } });
  if (resend.isSuccess)
    return (
      <AuthResult
        icon={mdiEmailFastOutline}
        tone="info"
        title={t('checkEmail.title')}
        text={t('resendLink.sent', { email: resend.variables.data.email })}
        actions={
          <>
            <OutboxLink />
            <AuthLink to={paths.login()}>{t('backToSignIn')}</AuthLink>
          </>
        }
      />
    );
  return (
    <>
      <AuthHeading title={t('resendLink.title')}>{t('resendLink.text')}</AuthHeading>
      <EmailForm
        submitLabel={throttle.label}
        loading={resend.isPending}
        isWaiting={throttle.isWaiting}
        error={resend.error}
        onSubmit={(email) => resend.mutate({ data: { email } })}
      />
      <AuthFooter>
        <AuthLink to={paths.login()}>{t('backToSignIn')}</AuthLink>
      </AuthFooter>
    </>
  );
}
