import { mdiAccountSwitchOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { codeOf, messageOf, statusOf } from '#src/api/problem.ts';
import { ResendVerification } from '#src/components/resend-verification.tsx';
import type { Invitation } from '#src/generated/api/endpoints.schemas.ts';
import { useJoinTeam } from '#src/generated/api/team/team.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { session } from '#src/session/session.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { AuthHeading } from '../auth-heading.tsx';
import { AuthResult } from '../auth-result.tsx';
import { InvitationFacts } from './invitation-facts.tsx';

export type JoinTeamProps = { token: string; invitation: Invitation; onChanged: () => void };

/** Joining with the account that is signed in, or with another one when it is the wrong one. */
export function JoinTeam({ token, invitation, onChanged }: JoinTeamProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const email = useCurrentUser()?.email ?? '';
  const { teamName, accountExists, emailMasked } = invitation;
  const here = paths.invitation(token);
  const join = useJoinTeam({
    mutation: {
      onSuccess: () => {
        toast.success(t('invitation.joined', { team: teamName }));
        void navigate(paths.home(), { replace: true });
      },
      onError: (error) => {
        if (statusOf(error) === 410) onChanged();
        // The page is open to guests, so no guard asks for the password again.
        if (statusOf(error) === 401) void navigate(paths.login({ redirect: here }));
      },
    },
  });
  const changeAccount = () => {
    void session.logout();
    void navigate(accountExists ? paths.login({ redirect: here }) : here, { replace: true });
  };

  if (codeOf(join.error) === 'wrong_account')
    return (
      <AuthResult
        icon={mdiAccountSwitchOutline}
        tone="warning"
        title={t('invitation.wrongTitle')}
        text={t('invitation.wrongText', { invited: emailMasked, email })}
        actions={
          <>
            <Button variant="contained" onClick={changeAccount}>
              {t('invitation.switchAccount')}
            </Button>
            <Link component={PrefetchLink} to={paths.home()}>
              {t('invitation.home')}
            </Link>
          </>
        }
      />
    );
  return (
    <>
      <AuthHeading title={t('invitation.title', { team: teamName })}>
        {t('invitation.joinText', { email })}
      </AuthHeading>
      <InvitationFacts invitation={invitation} />
      {codeOf(join.error) === 'email_not_verified' && (
        <Alert severity="warning" sx={{ mb: 5 }}>
          {messageOf(join.error)}
          <Box sx={{ mt: 3 }}>
            <ResendVerification
              label={t('checkEmail.resend')}
              sentText={(address) => t('checkEmail.text', { email: address })}
            />
          </Box>
        </Alert>
      )}
      {join.error && codeOf(join.error) !== 'email_not_verified' && (
        <Alert
          severity="error"
          sx={{ mb: 5 }}
          action={
            codeOf(join.error) === 'address_unavailable' && (
              <Button color="inherit" size="small" component={PrefetchLink} to={paths.plans()}>
                {t('invitation.plan')}
              </Button>
            )
          }
        >
          {messageOf(join.error)}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={join.isPending}
        onClick={() => join.mutate({ token })}
      >
        {t('invitation.join')}
      </Button>
      <Button color="inherit" fullWidth sx={{ mt: 3 }} onClick={changeAccount}>
        {t('invitation.switchAccount')}
      </Button>
    </>
  );
}
