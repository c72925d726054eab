import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCards } from '#src/generated/api/billing/billing.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { CardChoice, NEW_CARD } from './card-choice.tsx';
import { CardForm } from './card-form.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { RenewalConsent } from './renewal-consent.tsx';
import { useAddCard } from './use-add-card.ts';
import { useCardForm } from './use-card-form.ts';
import type { Renewal } from './use-renewal-sentence.ts';

export type AddCardDialogProps = {
  isOpen: boolean;
  currency: string;
  /** What the card will pay after a trial; the person agrees to it here. */
  renewal?: Renewal | undefined;
  /** Of a renewal that failed, in minor units: the button names it, and the card pays it at once. */
  overdueAmount?: number | undefined;
  onClose: () => void;
  /** The card is kept: what waited for it may go on. */
  onSaved?: () => void;
};

function AddCardForm(props: Omit<AddCardDialogProps, 'isOpen'>) {
  const { currency, renewal, overdueAmount, onClose, onSaved } = props;
  const { t } = useTranslation(['billing', 'common']);
  const { exactMoney } = useFormats();
  const { cardForm, bindCardForm, isCardFormReady } = useCardForm();
  const [isDefault, setIsDefault] = useState(true);
  const [hasConsent, setHasConsent] = useState(false);
  // Only a trial lacks a card that is there already: everywhere else a card is added.
  const cards = useListCards({ query: { enabled: renewal !== undefined } });
  const saved = renewal ? (cards.data?.items ?? []) : [];
  const [chosen, setChosen] = useState<string>();
  const card = chosen ?? saved[0]?.id ?? NEW_CARD;
  const isNew = card === NEW_CARD;
  const [isMissing, setIsMissing] = useState(false);
  const { state, add, choose } = useAddCard(cardForm, () => {
    toast.success(t(isNew ? 'cards.saved' : 'cards.trialGoesOn'));
    onClose();
    onSaved?.();
  });
  const isBusy = state.kind === 'busy';
  const paid = isDefault ? overdueAmount : undefined;
  const save = () => {
    const isRefused = renewal !== undefined && !hasConsent;
    setIsMissing(isRefused);
    if (isRefused) return;
    if (isNew) void add({ makeDefault: isDefault, hasConsent, overdueAmount: paid });
    else void choose(card);
  };
  return (
    <>
      <DialogTitle>{t(saved.length > 0 ? 'cards.choose' : 'cards.add')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {saved.length > 0 && <CardChoice cards={saved} value={card} onChange={setChosen} />}
        {cards.isLoading && <Skeletons kind="form" />}
        {isNew && !cards.isLoading && (
          <CardForm ref={bindCardForm} purpose={{ kind: 'setup', currency }} />
        )}
        {renewal ? (
          <RenewalConsent
            renewal={renewal}
            isTicked={hasConsent}
            isMissing={isMissing && !hasConsent}
            onChange={setHasConsent}
          />
        ) : (
          <FormControlLabel
            label={t('cards.useForRenewals')}
            control={
              <Checkbox checked={isDefault} onChange={(_event, isOn) => setIsDefault(isOn)} />
            }
          />
        )}
        {state.kind === 'refused' && <RefusalAlert refusal={state.refusal} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={cards.isLoading || (isNew && !isCardFormReady)}
          onClick={save}
        >
          {paid === undefined
            ? t(isNew ? 'cards.save' : 'cards.use')
            : t('cards.saveAndPay', { amount: exactMoney(paid, currency) })}
        </Button>
      </DialogActions>
    </>
  );
}

/** A card for later payments. Nothing is charged but an overdue renewal whose amount the button names. */
export function AddCardDialog({ isOpen, ...rest }: AddCardDialogProps) {
  return (
    <Dialog open={isOpen} maxWidth="sm" fullWidth>
      <AddCardForm {...rest} />
    </Dialog>
  );
}
