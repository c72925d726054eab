import { mdiAlertCircleOutline, mdiEmailCheckOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvitedSubUser, SubUserFailure } from '#src/generated/api/endpoints.schemas.ts';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { TwoLines } from '#src/ui/table/two-lines.tsx';

export type InviteResultsProps = {
  invited: readonly InvitedSubUser[];
  failed?: readonly SubUserFailure[];
};

/** What became of each row: a link to copy besides the mail, or why not. */
export function InviteResults({ invited, failed = [] }: InviteResultsProps) {
  const { t } = useTranslation('team');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
      {invited.map(({ subUser, invitationUrl }) => (
        <Row key={subUser.id} icon={mdiEmailCheckOutline} tone="success">
          <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
            <TwoLines title={subUser.name} text={subUser.email} />
          </Box>
          {invitationUrl && <CopyButton text={invitationUrl} label={t('invite.copyLink')} />}
        </Row>
      ))}
      {failed.map(({ index, email, message }) => (
        <Row key={index} icon={mdiAlertCircleOutline} tone="warning">
          <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
            <Typography noWrap>
              <bdi>{email}</bdi>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <bdi>{message}</bdi>
            </Typography>
          </Box>
        </Row>
      ))}
    </Box>
  );
}

type RowProps = { icon: string; tone: 'success' | 'warning'; children: ReactNode };

function Row({ icon, tone, children }: RowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3 }}>
      <Icon path={icon} sx={{ mt: 0.5, color: `${tone}.main` }} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          flex: 1,
          minWidth: 0,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
