import { mdiLinkOff, mdiLockReset } from '@mdi/js';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useGetPasswordResetSuspense } from '#src/generated/api/auth/auth.ts';
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
  if (!token) return <NoLink reason="missing" />;
  return (
    <QueryBoundary
      fallback={<Skeletons kind="form" count={3} />}
      notFound={<NoLink reason="dead" />}
      renderFrame={(state) => <ResetFrame>{state}</ResetFrame>}
    >
      <ResetByLink token={token} />
    </QueryBoundary>
  );
}

function ResetByLink({ token }: { token: string }) {
  const navigate = useNavigate();
  const { data } = useGetPasswordResetSuspense(token, {
    query: { retry: false, staleTime: Infinity },
  });
  return (
    <ResetFrame email={data.emailMasked}>
      <ResetPasswordForm token={token} reset={data} onDone={() => void navigate(paths.login())} />
    </ResetFrame>
  );
}

/** Heading and way out of the page, whatever became of the link. */
function ResetFrame({ email, children }: { email?: string; children: ReactNode }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <AuthHeading title={t('resetPassword.title')}>
        {email && t('resetPassword.text', { email })}
      </AuthHeading>
      {children}
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
