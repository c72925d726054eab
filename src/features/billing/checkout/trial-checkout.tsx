import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DAY_MS } from '#core/time.ts';
import { CardForm } from '#src/components/billing/card-form.tsx';
import { useCardForm } from '#src/components/billing/use-card-form.ts';
import type {
  Plan,
  PreviewPaymentRequest,
  TrialEligibility,
} from '#src/generated/api/endpoints.schemas.ts';
import { ResendVerification } from '#src/components/resend-verification.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useSchemaResolver } from '#src/i18n/use-schema-resolver.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { CheckoutCard } from './checkout-card.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import { CheckoutConsent } from './checkout-schema.ts';
import { ConsentFields } from './consent-fields.tsx';
import { planNameOf } from './plan-name-of.ts';
import { quoteQuery } from './quote-query.ts';
import { QuoteRefusal } from './quote-refusal.tsx';
import { RefusalAlert } from '#src/components/billing/refusal-alert.tsx';
import { useTrial } from './use-trial.ts';

export type TrialCheckoutProps = {
  request: PreviewPaymentRequest;
  plans: readonly Plan[];
  trial: TrialEligibility;
};

/** The free trial with a card: nothing today, the first charge and its day, and the card. */
export function TrialCheckout({ request, plans, trial: offered }: TrialCheckoutProps) {
  const { t } = useTranslation('billing');
  const { date, exactMoney, number } = useFormats();
  const navigate = useNavigate();
  const { cardForm, bindCardForm, isCardFormReady } = useCardForm();
  // As it was when the page opened: once the trial runs, it is no longer open to the person.
  const [trial] = useState(offered);
  const query = useQuery(quoteQuery(request));
  const quote = query.data;
  const plan = planNameOf(plans, quote ?? request);
  const form = useForm({
    resolver: useSchemaResolver(CheckoutConsent),
    defaultValues: { acceptTerms: false, renewalConsent: false },
  });
  const { planCode, interval, seats } = request;
  const { state, start, hasBegun } = useTrial(
    { planCode, interval, ...(seats !== undefined && { seats }) },
    cardForm,
    () => {
      toast.success(t('trial.started'));
      void navigate(paths.plans(), { replace: true });
    },
  );
  if (!trial.eligible)
    return (
      <EmptyState
        illustration="billing"
        title={t('trial.order', { plan })}
        text={t(`trial.${trial.reason ?? 'trial_already_used'}`)}
        action={
          <>
            {trial.reason === 'email_not_verified' && (
              <ResendVerification
                size="medium"
                label={t('checkout.resend')}
                sentText={(email) => t('checkout.resent', { email })}
              />
            )}
            <Button
              variant={trial.reason === 'email_not_verified' ? 'outlined' : 'contained'}
              component={PrefetchLink}
              to={paths.plans()}
            >
              {t('payment.plans')}
            </Button>
          </>
        }
      />
    );
  if (query.error && !quote)
    return <QuoteRefusal query={query} onWithoutCoupon={() => undefined} />;
  if (!quote) return <CheckoutSkeleton />;
  const firstCharge = new Date(Date.parse(quote.now) + trial.days * DAY_MS).toISOString();
  const { currency, total } = quote;
  const terms = [
    t(`plans.interval.${quote.interval}`),
    quote.seats > 0 &&
      t('plans.seats.count', { count: quote.seats, formatted: number(quote.seats) }),
  ];
  const facts = [
    { label: t('checkout.dueToday'), value: exactMoney(0, currency) },
    {
      label: t('trial.firstCharge', { date: date(firstCharge) }),
      value: exactMoney(total, currency),
    },
  ];
  return (
    <CheckoutLayout
      order={
        <CheckoutCard title={t('checkout.order')}>
          <Typography sx={{ fontWeight: 500 }}>{t('trial.order', { plan })}</Typography>
          <Typography variant="body2" color="textSecondary">
            {terms.filter(Boolean).join(' · ')}
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 3 }}>
            {facts.map(({ label, value }) => (
              <Box
                key={label}
                sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, py: 2 }}
              >
                <dt>{label}</dt>
                <Box component="dd" sx={{ m: 0, fontWeight: 500, whiteSpace: 'nowrap' }}>
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {t('trial.reminder')}
          </Typography>
        </CheckoutCard>
      }
    >
      <CheckoutCard title={t('checkout.card')}>
        <Form
          form={form}
          loading={state.kind === 'busy'}
          isWaiting={!isCardFormReady}
          submitError={null}
          submitLabel={t(hasBegun ? 'cards.save' : 'trial.start')}
          isWide
          actions={
            hasBegun && (
              <Button component={PrefetchLink} to={paths.plans()}>
                {t('trial.continueWithoutCard')}
              </Button>
            )
          }
          onSubmit={() => start()}
        >
          {hasBegun && state.kind !== 'busy' && (
            <Alert severity="info" role="note">
              {t('trial.runsWithoutCard', { date: date(firstCharge) })}
            </Alert>
          )}
          <CardForm ref={bindCardForm} purpose={{ kind: 'setup', currency }} />
          <ConsentFields
            control={form.control}
            renewal={{ plan, interval, amount: total, currency, date: firstCharge }}
          />
          {state.kind === 'refused' && <RefusalAlert refusal={state.refusal} />}
        </Form>
      </CheckoutCard>
    </CheckoutLayout>
  );
}
