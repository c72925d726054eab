import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CardForm } from '#src/components/billing/card-form.tsx';
import { useCardForm } from '#src/components/billing/use-card-form.ts';
import type { Card } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useSchemaResolver } from '#src/i18n/use-schema-resolver.ts';
import { Form } from '#src/ui/form/form.tsx';
import { CardChoice, NEW_CARD } from '#src/components/billing/card-choice.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { CheckoutConsent } from './checkout-schema.ts';
import { ConsentFields } from './consent-fields.tsx';
import { RefusalAlert } from '#src/components/billing/refusal-alert.tsx';
import { usePayment, type PaymentOptions } from './use-payment.ts';

export type PayFormProps = Pick<PaymentOptions, 'quote' | 'requote' | 'onNewQuote'> & {
  plan: string;
  cards: readonly Card[];
  /** Another quote is being asked for: the amount on the button may change. */
  isQuoting: boolean;
  onBusy: (isBusy: boolean) => void;
};

/** Which card pays, the two consents, and the button with the amount on it. */
export function PayForm(props: PayFormProps) {
  const { quote, plan, cards, isQuoting, onBusy } = props;
  const { t } = useTranslation('billing');
  const { exactMoney } = useFormats();
  const { cardForm, bindCardForm, isCardFormReady } = useCardForm();
  const [chosen, setChosen] = useState(cards[0]?.id ?? NEW_CARD);
  const form = useForm({
    resolver: useSchemaResolver(CheckoutConsent),
    defaultValues: { acceptTerms: false, renewalConsent: false },
  });
  const { state, pay } = usePayment({
    ...props,
    cardForm,
    onRefused: ({ kind }) => {
      // What renews may be something else now, so it is consented to once more.
      if (kind === 'changed') form.setValue('renewalConsent', false);
      if (kind === 'confirmationNeeded') setChosen(NEW_CARD);
    },
  });
  const isBusy = state.kind === 'busy';
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const isFree = quote.dueToday === 0;
  const needsForm = !isFree && chosen === NEW_CARD;
  const { currency, interval } = quote;
  const next = quote.nextInvoice;
  return (
    <CheckoutCard title={t('checkout.card')}>
      <Form
        form={form}
        loading={isBusy}
        isWaiting={isQuoting || (needsForm && !isCardFormReady)}
        submitError={null}
        submitLabel={
          isFree
            ? t('checkout.confirm')
            : t('checkout.pay', { amount: exactMoney(quote.dueToday, currency) })
        }
        isWide
        onSubmit={() => pay(chosen === NEW_CARD ? undefined : chosen)}
      >
        {isFree ? (
          <Alert severity="info" role="note">
            {t('checkout.nothingDue')}
          </Alert>
        ) : (
          <Box sx={{ display: 'grid', gap: 4 }}>
            {cards.length > 0 && <CardChoice cards={cards} value={chosen} onChange={setChosen} />}
            {needsForm && (
              <CardForm
                ref={bindCardForm}
                purpose={{ kind: 'payment', amount: quote.dueToday, currency }}
              />
            )}
          </Box>
        )}
        <ConsentFields
          control={form.control}
          renewal={{
            plan,
            interval,
            amount: next?.amount ?? quote.total,
            currency,
            date: next?.date ?? quote.periodEnd,
          }}
        />
        {state.kind === 'refused' && <RefusalAlert refusal={state.refusal} />}
      </Form>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 3 }}>
        {t('checkout.cancelAnytime')}
      </Typography>
    </CheckoutCard>
  );
}
