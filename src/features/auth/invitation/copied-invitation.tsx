import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '#src/generated/api/endpoints.schemas.ts';
import { BRAND } from '#src/lib/brand.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { InvitationFacts } from './invitation-facts.tsx';

export type CopiedInvitationProps = { token: string; invitation: Invitation };

/** A link that the inviter handed on: it takes an account whose address is verified. */
export function CopiedInvitation({ token, invitation }: CopiedInvitationProps) {
  const { t } = useTranslation('auth');
  const redirect = paths.invitation(token);
  return (
    <>
      <AuthHeading title={t('invitation.title', { team: invitation.teamName })}>
        {t('invitation.copiedText', { brand: BRAND.name })}
      </AuthHeading>
      <InvitationFacts invitation={invitation} />
      <Button
        variant="contained"
        size="large"
        fullWidth
        component={PrefetchLink}
        to={paths.login({ redirect })}
      >
        {t('invitation.signIn')}
      </Button>
      <Button
        color="inherit"
        fullWidth
        sx={{ mt: 3 }}
        component={PrefetchLink}
        to={paths.register({ redirect })}
      >
        {t('invitation.accept')}
      </Button>
    </>
  );
}
