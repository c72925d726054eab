import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementLocale, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useThemeMode } from '#src/theme/theme-mode.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import type { CardConfirmation, CardFormProps } from './card-form-types.ts';

/** Blocked scripts often stay pending for ever instead of failing. */
const LOAD_LIMIT_MS = 10_000;

/** Stripe's script from its own host, as Stripe requires. @throws when it is blocked or too slow. */
async function loadLibrary(publishableKey: string): Promise<Stripe> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    limit = setTimeout(() => resolve(null), LOAD_LIMIT_MS);
  });
  const stripe = await Promise.race([loadStripe(publishableKey), late]);
  clearTimeout(limit);
  if (!stripe) throw new Error('js.stripe.com gave no answer.');
  return stripe;
}

/** A refusal, unless the error says that the connection broke or that it was paid already. */
function toConfirmation(error: StripeError): CardConfirmation {
  const message = error.message ?? '';
  if (error.type === 'api_connection_error') return { status: 'unanswered', message };
  const status = error.payment_intent?.status ?? error.setup_intent?.status;
  if (status === 'succeeded' || status === 'processing') return { status };
  return { status: 'failed', message };
}

function StripeFields({ ref, purpose }: CardFormProps) {
  const { t } = useTranslation('billing');
  const stripe = useStripe();
  const elements = useElements();
  const [isBroken, setIsBroken] = useState(false);
  useImperativeHandle(ref, () => ({
    async validate() {
      if (!stripe || !elements) return false;
      return (await elements.submit()).error === undefined;
    },
    async confirm({ clientSecret, returnUrl }) {
      if (!stripe || !elements) throw new Error('The card form is not ready.');
      const options = {
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required' as const,
      };
      if (purpose.kind === 'setup') {
        const { error } = await stripe.confirmSetup(options);
        return error ? toConfirmation(error) : { status: 'succeeded' };
      }
      const { error, paymentIntent } = await stripe.confirmPayment(options);
      if (error) return toConfirmation(error);
      return { status: paymentIntent.status === 'succeeded' ? 'succeeded' : 'processing' };
    },
  }));
  if (isBroken) return <Alert severity="error">{t('cardForm.blocked')}</Alert>;
  return <PaymentElement onLoadError={() => setIsBroken(true)} />;
}

/** Stripe's own fields in its own frame: number and code of a card never reach this page. */
export function StripeCardForm(props: CardFormProps & { publishableKey: string }) {
  const { ref, purpose, publishableKey } = props;
  const { t } = useTranslation(['billing', 'common']);
  const { code } = useLanguage();
  const mode = useThemeMode();
  const library = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => loadLibrary(publishableKey),
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  if (library.isFetching) return <Skeletons kind="form" />;
  if (!library.data)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void library.refetch()}>
            {t('common:actions.retry')}
          </Button>
        }
      >
        {t('cardForm.blocked')}
      </Alert>
    );
  return (
    <Elements
      key={`${code} ${mode}`}
      stripe={library.data}
      options={{
        ...(purpose.kind === 'payment'
          ? { mode: 'payment', amount: purpose.amount }
          : { mode: 'setup' }),
        currency: purpose.currency.toLowerCase(),
        setupFutureUsage: 'off_session',
        // As the server's intents say; Stripe refuses to confirm what differs.
        allowedPaymentMethodTypes: ['card'],
        locale: code as StripeElementLocale,
        appearance: { theme: mode === 'dark' ? 'night' : 'stripe' },
      }}
    >
      <StripeFields ref={ref} purpose={purpose} />
    </Elements>
  );
}
