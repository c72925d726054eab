import { mdiEmailFastOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { messageOf } from '#src/api/problem.ts';
import { useResendEmailVerification } from '#src/generated/api/auth/auth.ts';
import { paths } from '#src/lib/paths.ts';
import { AuthLink } from '../auth-link.tsx';
import { AuthResult } from '../auth-result.tsx';
import { OutboxLink } from '../outbox-link.tsx';
import { useThrottle } from '../use-throttle.ts';

export function Component() {
  const { t } = useTranslation('auth');
  const email = (useLocation().state as { email?: string } | null)?.email;
  const throttle = useThrottle(t('checkEmail.resend'));
  const resend = useResendEmailVerification({ mutation: { onError: throttle.refused } });
  return (
    <AuthResult
      icon={mdiEmailFastOutline}
      tone="info"
      title={t('checkEmail.title')}
      text={
        <>
          {email ? t('checkEmail.text', { email }) : t('checkEmail.textWithoutEmail')}
          {resend.isSuccess && (
            <Alert severity="success" sx={{ mt: 4 }}>
              {t('checkEmail.resent')}
            </Alert>
          )}
          {resend.error && (
            <Alert severity="error" sx={{ mt: 4 }}>
              {messageOf(resend.error)}
            </Alert>
          )}
        </>
      }
      actions={
        <>
          <OutboxLink />
          {email && (
            <Button
              variant="contained"
              disabled={throttle.isWaiting || resend.isSuccess}
              loading={resend.isPending}
              onClick={() => resend.mutate({ data: { email } })}
            >
              {throttle.label}
            </Button>
          )}
          {!email && <AuthLink to={paths.resendLink()}>{t('checkEmail.resend')}</AuthLink>}
          <AuthLink to={paths.login()}>{t('backToSignIn')}</AuthLink>
        </>
      }
    />
  );
}
