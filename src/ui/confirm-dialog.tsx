import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Says what happens, as in 'Delete prompt'. */
  confirmLabel: string;
  /** Leaves everything as it is; else 'Cancel'. */
  closeLabel?: string;
  isDangerous?: boolean;
  loading: boolean;
  /** Why it did not work; the dialog stays open. */
  error: { message: string } | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot easily be undone; a dangerous one begins on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, isDangerous = false, loading, error, onConfirm, onClose } = props;
  const { t } = useTranslation('common');
  const titleId = useId();
  const textId = useId();
  const close = () => {
    if (!loading) onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent id={textId} sx={{ color: 'text.secondary' }}>
        {props.children}
        {error && (
          <Alert severity="error" sx={{ mt: 4 }}>
            {error.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} disabled={loading} autoFocus={isDangerous}>
          {props.closeLabel ?? t('actions.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          loading={loading}
          onClick={onConfirm}
          autoFocus={!isDangerous}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
