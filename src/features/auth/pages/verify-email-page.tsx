import { mdiCheckDecagramOutline, mdiEmailSealOutline, mdiLinkOff } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { messageOf, statusOf } from '#src/api/problem.ts';
import { useVerifyEmail } from '#src/generated/api/auth/auth.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useSession } from '#src/session/use-session.ts';
import { AuthLink } from '../auth-link.tsx';
import { AuthResult } from '../auth-result.tsx';
import { OutboxLink } from '../outbox-link.tsx';

/** A button posts the token: mail scanners open links, and must not use them up. */
export function Component() {
  const { t } = useTranslation('auth');
  const { token: inPath } = useParams();
  const [search] = useSearchParams();
  const token = inPath ?? search.get('token') ?? undefined;
  const isSignedIn = useSession().status === 'signedIn';
  const verify = useVerifyEmail();
  const wayOn = isSignedIn ? paths.home() : paths.login();

  if (verify.isSuccess)
    return (
      <AuthResult
        key="done"
        icon={mdiCheckDecagramOutline}
        tone="success"
        title={t('verifyEmail.doneTitle')}
        text={t('verifyEmail.doneText')}
        actions={
          <Button
            variant="contained"
            component={PrefetchLink}
            to={wayOn}
            state={{ email: verify.data.email }}
          >
            {t(isSignedIn ? 'verifyEmail.goOn' : 'verifyEmail.signIn')}
          </Button>
        }
      />
    );
  if (!token || statusOf(verify.error) === 410)
    return (
      <AuthResult
        key="dead"
        icon={mdiLinkOff}
        tone="warning"
        title={t(token ? 'verifyEmail.deadTitle' : 'verifyEmail.missingTitle')}
        text={t(token ? 'verifyEmail.deadText' : 'verifyEmail.missingText')}
        actions={
          <>
            {!token && <OutboxLink />}
            <Button variant="contained" component={PrefetchLink} to={paths.resendLink()}>
              {t('verifyEmail.resend')}
            </Button>
            <AuthLink to={wayOn}>{t(isSignedIn ? 'verifyEmail.goOn' : 'backToSignIn')}</AuthLink>
          </>
        }
      />
    );
  return (
    <AuthResult
      icon={mdiEmailSealOutline}
      tone="info"
      title={t('verifyEmail.title')}
      text={
        <>
          {t('verifyEmail.text')}
          {verify.error && (
            <Alert severity="error" sx={{ mt: 4 }}>
              {messageOf(verify.error)}
            </Alert>
          )}
        </>
      }
      actions={
        <Button
          variant="contained"
          size="large"
          loading={verify.isPending}
          onClick={() => verify.mutate({ token })}
        >
          {t('verifyEmail.submit')}
        </Button>
      }
    />
  );
}
