import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export type BankDialogProps = {
  isOpen: boolean;
  /** Whether the person confirms; closing the dialog refuses, as closing a bank's page does. */
  onAnswer: (isConfirmed: boolean) => void;
};

/** The sandbox bank's question whether the payment is the person's own. */
export function BankDialog({ isOpen, onAnswer }: BankDialogProps) {
  const { t } = useTranslation('billing');
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={() => onAnswer(false)}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{t('sandbox.bank.title')}</DialogTitle>
      <DialogContent id={textId} sx={{ color: 'text.secondary' }}>
        {t('sandbox.bank.text')}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onAnswer(false)}>
          {t('sandbox.bank.refuse')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => onAnswer(true)}>
          {t('sandbox.bank.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
