import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/ui/toast/toast.ts';
import { CardForm } from './card-form.tsx';
import type { CardFormHandle } from './card-form-types.ts';
import { RefusalAlert } from './refusal-alert.tsx';
import { useAddCard } from './use-add-card.ts';

export type AddCardDialogProps = {
  isOpen: boolean;
  currency: string;
  onClose: () => void;
  /** The card is kept: what waited for it may go on. */
  onSaved?: () => void;
};

function AddCardForm({ currency, onClose, onSaved }: Omit<AddCardDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['billing', 'common']);
  const cardForm = useRef<CardFormHandle>(null);
  const [isDefault, setIsDefault] = useState(true);
  const { state, add } = useAddCard(cardForm, () => {
    toast.success(t('cards.saved'));
    onClose();
    onSaved?.();
  });
  const isBusy = state.kind === 'busy';
  return (
    <>
      <DialogTitle>{t('cards.add')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <CardForm ref={cardForm} purpose={{ kind: 'setup', currency }} />
        <FormControlLabel
          label={t('cards.useForRenewals')}
          control={<Checkbox checked={isDefault} onChange={(_event, isOn) => setIsDefault(isOn)} />}
        />
        {state.kind === 'refused' && <RefusalAlert refusal={state.refusal} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void add(isDefault)}>
          {t('cards.save')}
        </Button>
      </DialogActions>
    </>
  );
}

/** A card for later payments; nothing is charged. */
export function AddCardDialog({ isOpen, ...rest }: AddCardDialogProps) {
  return (
    <Dialog open={isOpen} maxWidth="sm" fullWidth>
      <AddCardForm {...rest} />
    </Dialog>
  );
}
