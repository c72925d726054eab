import { Trans, useTranslation } from 'react-i18next';
import { paths } from '#src/lib/paths.ts';
import { SideLink } from '../auth-link.tsx';

/** Label of the box that accepts the terms, with links to them. */
export function TermsLabel() {
  const { t } = useTranslation('auth');
  return (
    <Trans
      t={t}
      i18nKey="register.terms"
      components={[
        <SideLink key="terms" to={paths.terms()}>
          {null}
        </SideLink>,
        <SideLink key="privacy" to={paths.privacy()}>
          {null}
        </SideLink>,
      ]}
    />
  );
}
