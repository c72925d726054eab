import { mdiLinkOff, mdiLockReset } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { QueryError } from '#src/components/query-error.tsx';
import { statusOf } from '#src/api/problem.ts';
import { useGetPasswordReset } from '#src/generated/api/auth/auth.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { AuthFooter } from '../auth-footer.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { AuthLink } from '../auth-link.tsx';
import { AuthResult } from '../auth-result.tsx';
import { ResetPasswordForm } from '../forms/reset-password-form.tsx';

export function Component() {
  const { token } = useParams();
  return token ? <ResetByLink token={token} /> : <NoLink reason="missing" />;
}

function ResetByLink({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const reset = useGetPasswordReset(token, { query: { retry: false, staleTime: Infinity } });
  if (statusOf(reset.error) === 410) return <NoLink reason="dead" />;
  return (
    <>
      <AuthHeading title={t('resetPassword.title')}>
        {reset.data && t('resetPassword.text', { email: reset.data.emailMasked })}
      </AuthHeading>
      {reset.isPending && <Skeletons kind="form" count={3} />}
      {reset.error && <QueryError query={reset} />}
      {reset.data && (
        <ResetPasswordForm
          token={token}
          reset={reset.data}
          onDone={() => void navigate(paths.login())}
        />
      )}
      <AuthFooter>
        {t('login.noAccount')} <AuthLink to={paths.register()}>{t('login.signUp')}</AuthLink>
      </AuthFooter>
    </>
  );
}

function NoLink({ reason }: { reason: 'missing' | 'dead' }) {
  const { t } = useTranslation('auth');
  return (
    <AuthResult
      icon={reason === 'dead' ? mdiLinkOff : mdiLockReset}
      tone={reason === 'dead' ? 'warning' : 'info'}
      title={t(`resetPassword.${reason}Title`)}
      text={t(`resetPassword.${reason}Text`)}
      actions={
        <>
          <Button variant="contained" component={PrefetchLink} to={paths.forgotPassword()}>
            {t('resetPassword.sendLink')}
          </Button>
          <AuthLink to={paths.login()}>{t('backToSignIn')}</AuthLink>
        </>
      }
    />
  );
}
