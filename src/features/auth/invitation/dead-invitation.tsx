import {
  mdiAccountCheckOutline,
  mdiAccountGroupOutline,
  mdiClockOutline,
  mdiLinkOff,
} from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { InvitationState } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useSession } from '#src/session/use-session.ts';
import { AuthResult } from '../auth-result.tsx';

/** `unknown`: no invitation has the token, or it is long gone. */
export type DeadState = Exclude<InvitationState, 'open'> | 'unknown';

const ICONS = {
  expired: mdiClockOutline,
  used: mdiAccountCheckOutline,
  revoked: mdiLinkOff,
  full: mdiAccountGroupOutline,
  unknown: mdiLinkOff,
} as const satisfies Record<DeadState, string>;

export type DeadInvitationProps = { state: DeadState; inviter?: string };

/** Why an invitation cannot be accepted, and whom to ask. */
export function DeadInvitation({ state, inviter = '' }: DeadInvitationProps) {
  const { t } = useTranslation('auth');
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <AuthResult
      key={state}
      icon={ICONS[state]}
      tone={state === 'used' ? 'info' : 'warning'}
      title={t(`invitation.${state}Title`)}
      text={t(`invitation.${state}Text`, { inviter })}
      actions={
        <Button
          variant="contained"
          component={PrefetchLink}
          to={isSignedIn ? paths.home() : paths.login()}
        >
          {t(isSignedIn ? 'invitation.home' : 'invitation.signIn')}
        </Button>
      }
    />
  );
}
