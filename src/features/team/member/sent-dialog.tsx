import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvitedSubUser } from '#src/generated/api/endpoints.schemas.ts';
import { InviteResults } from '../invite/invite-results.tsx';

/** The invitation was sent again; its link to copy besides. */
export function SentDialog({ invited, onClose }: { invited: InvitedSubUser; onClose: () => void }) {
  const { t } = useTranslation('team');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('invite.sent')}</DialogTitle>
      <DialogContent>
        <InviteResults invited={[invited]} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('invite.done')}</Button>
      </DialogActions>
    </Dialog>
  );
}
