import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BRAND } from '#src/lib/brand.ts';
import { paths } from '#src/lib/paths.ts';
import { AuthFooter } from '../auth-footer.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { AuthLink } from '../auth-link.tsx';
import { RegisterForm } from '../forms/register-form.tsx';

export function Component() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const redirect = search.get('redirect') ?? undefined;
  const inviteToken = search.get('inviteToken') ?? undefined;
  return (
    <>
      <AuthHeading title={t('register.title', { brand: BRAND.name })}>
        {t('register.text')}
      </AuthHeading>
      <RegisterForm
        inviteToken={inviteToken}
        onSent={(email) => void navigate(paths.checkEmail(), { state: { email } })}
      />
      <AuthFooter>
        {t('register.haveAccount')}{' '}
        <AuthLink to={paths.login(redirect ? { redirect } : {})}>{t('register.signIn')}</AuthLink>
      </AuthFooter>
    </>
  );
}
