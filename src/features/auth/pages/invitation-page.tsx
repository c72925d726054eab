import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { statusOf } from '#src/api/problem.ts';
import { QueryError } from '#src/components/query-error.tsx';
import type { Invitation, LoginSession } from '#src/generated/api/endpoints.schemas.ts';
import { useGetInvitation } from '#src/generated/api/team/team.ts';
import { BRAND } from '#src/lib/brand.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { session } from '#src/session/session.ts';
import { useSession } from '#src/session/use-session.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { AcceptInvitationForm } from '../forms/accept-invitation-form.tsx';
import { CopiedInvitation } from '../invitation/copied-invitation.tsx';
import { DeadInvitation } from '../invitation/dead-invitation.tsx';
import { InvitationFacts } from '../invitation/invitation-facts.tsx';
import { JoinTeam } from '../invitation/join-team.tsx';

/** The page of an invitation's link: a new account, joining with one's own, or why it is dead. */
export function Component() {
  const { t } = useTranslation(['auth', 'common']);
  const { token = '' } = useParams();
  const isSignedIn = useSession().status === 'signedIn';
  const invitation = useGetInvitation(token, { query: { retry: false } });
  const { data, error } = invitation;
  const readAgain = () => void invitation.refetch();
  if (statusOf(error) === 410) return <DeadInvitation state="unknown" />;
  if (error)
    return (
      <>
        <AuthHeading title={t('common:titles.invitation')} />
        <QueryError query={invitation} />
      </>
    );
  if (!data) return <Skeletons kind="form" count={3} />;
  if (data.state !== 'open')
    return <DeadInvitation state={data.state} inviter={data.inviterName} />;
  if (isSignedIn) return <JoinTeam token={token} invitation={data} onChanged={readAgain} />;
  if (data.accountExists === undefined) return <CopiedInvitation token={token} invitation={data} />;
  return <Accept token={token} invitation={data} onChanged={readAgain} />;
}

type AcceptProps = { token: string; invitation: Invitation; onChanged: () => void };

function Accept({ token, invitation, onChanged }: AcceptProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { teamName, accountExists } = invitation;
  const arrive = ({ token: given, user }: LoginSession) => {
    session.signIn(given, user);
    void navigate(paths.home(), { replace: true });
  };
  return (
    <>
      <AuthHeading title={t('invitation.title', { team: teamName })}>
        {t(accountExists ? 'invitation.signInText' : 'invitation.newText', { brand: BRAND.name })}
      </AuthHeading>
      <InvitationFacts invitation={invitation} />
      {accountExists ? (
        <Button
          variant="contained"
          size="large"
          fullWidth
          component={PrefetchLink}
          to={paths.login({ redirect: paths.invitation(token) })}
        >
          {t('invitation.signIn')}
        </Button>
      ) : (
        <AcceptInvitationForm
          token={token}
          invitation={invitation}
          onSignedIn={arrive}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
