import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddSubUsersAnswer, Seats } from '#src/generated/api/endpoints.schemas.ts';
import { SeatPrice } from '../seat-price.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteResults } from './invite-results.tsx';

export type InviteDialogProps = { isOpen: boolean; seats: Seats; onClose: () => void };

/** Invites people, then says what became of each. */
export function InviteDialog({ isOpen, seats, onClose }: InviteDialogProps) {
  const { t } = useTranslation('team');
  const [answer, setAnswer] = useState<AddSubUsersAnswer>();
  const titleId = useId();
  const isShort = answer?.failed.some(({ code }) => code === 'seats_full');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: () => setAnswer(undefined) } }}
    >
      <DialogTitle id={titleId}>
        {answer
          ? t(answer.invited.length > 0 ? 'invite.sent' : 'invite.notSent')
          : t('invite.title')}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 2 }}>
          {answer ? (
            <InviteResults invited={answer.invited} failed={answer.failed} />
          ) : (
            <InviteForm seats={seats} onInvited={setAnswer} onClose={onClose} />
          )}
        </Box>
        {answer && isShort && (
          <Box sx={{ mt: 5 }}>
            <SeatPrice seats={answer.seats} />
          </Box>
        )}
      </DialogContent>
      {answer && (
        <DialogActions>
          <Button color="inherit" onClick={() => setAnswer(undefined)}>
            {t('invite.more')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('invite.done')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
