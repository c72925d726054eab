import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import type {
  LoginAnswer,
  LoginOtpRequired,
  LoginSession,
} from '#src/generated/api/endpoints.schemas.ts';
import { BRAND } from '#src/lib/brand.ts';
import { lazyImport } from '#src/lib/lazy.ts';
import { paths } from '#src/lib/paths.ts';
import { session } from '#src/session/session.ts';
import { useSession } from '#src/session/use-session.ts';
import { AuthFooter } from '../auth-footer.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { AuthLink } from '../auth-link.tsx';
import { LoginForm } from '../forms/login-form.tsx';

const OtpForm = lazy(async () => ({
  default: (await lazyImport('otp-form', () => import('../forms/otp-form.tsx'))).OtpForm,
}));

export function Component() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const [step, setStep] = useState<LoginOtpRequired>();
  const redirect = search.get('redirect') ?? undefined;
  const email = (useLocation().state as { email?: string } | null)?.email;
  const visitor = useSession();
  const hasExpired = visitor.status === 'guest' && visitor.cause === 'expired';

  // The session's watch leads on from here.
  const signIn = ({ token, user }: LoginSession) => session.signIn(token, user);
  const answered = (answer: LoginAnswer) => {
    if (answer.otpRequired) setStep(answer);
    else signIn(answer);
  };

  if (step)
    return (
      <Suspense>
        <OtpForm step={step} onSignedIn={signIn} onBack={() => setStep(undefined)} />
      </Suspense>
    );
  return (
    <>
      <AuthHeading title={t('login.title', { brand: BRAND.name })}>
        {t(hasExpired ? 'login.expired' : 'login.text')}
      </AuthHeading>
      <LoginForm email={email} onAnswer={answered} />
      <AuthFooter>
        {t('login.noAccount')}{' '}
        <AuthLink to={paths.register(redirect ? { redirect } : {})}>{t('login.signUp')}</AuthLink>
      </AuthFooter>
    </>
  );
}
