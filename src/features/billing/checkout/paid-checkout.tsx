import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import { useListCards } from '#src/generated/api/billing/billing.ts';
import type { Plan, PreviewPaymentRequest } from '#src/generated/api/endpoints.schemas.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import { CouponField } from './coupon-field.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayForm } from './pay-form.tsx';
import { planNameOf } from './plan-name-of.ts';
import { quoteLifetime, quoteQuery } from './quote-query.ts';
import { QuoteRefusal } from './quote-refusal.tsx';

export type PaidCheckoutProps = {
  request: PreviewPaymentRequest;
  plans: readonly Plan[];
  takesCoupon: boolean;
  onCoupon: (code: string) => void;
};

/** The quote of what the address asks for, and its payment. */
export function PaidCheckout({ request, plans, takesCoupon, onCoupon }: PaidCheckoutProps) {
  const { t } = useTranslation(['billing', 'common']);
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const options = quoteQuery(request);
  const query = useQuery({
    ...options,
    // During a payment, the quote on the screen stays the one that is paid.
    refetchInterval: ({ state }) =>
      !isBusy && state.data !== undefined && quoteLifetime(state.data),
  });
  const cards = useListCards();
  const quote = query.data;
  if (query.error && !quote)
    return <QuoteRefusal query={query} onWithoutCoupon={() => onCoupon('')} />;
  if (!quote || cards.isPending) return <CheckoutSkeleton />;
  const plan = planNameOf(plans, quote);
  return (
    <CheckoutLayout
      order={
        <OrderSummary quote={quote} plan={plan}>
          {(takesCoupon || quote.couponCode) && (
            <Box sx={{ mt: 4 }}>
              <CouponField
                plan={quote.planCode}
                interval={quote.interval}
                applied={quote.couponCode}
                onApply={onCoupon}
              />
            </Box>
          )}
        </OrderSummary>
      }
    >
      {cards.error && (
        <Alert
          severity="warning"
          sx={{ mb: 5 }}
          action={
            <Button
              color="inherit"
              size="small"
              loading={cards.isFetching}
              onClick={() => void cards.refetch()}
            >
              {t('common:actions.retry')}
            </Button>
          }
        >
          {messageOf(cards.error)} {t('checkout.cardsUnavailable')}
        </Alert>
      )}
      <PayForm
        quote={quote}
        plan={plan}
        cards={cards.data?.items ?? []}
        isQuoting={query.isFetching}
        onBusy={setIsBusy}
        requote={() => client.fetchQuery({ ...options, staleTime: 0 })}
        onNewQuote={(fresh) => client.setQueryData(options.queryKey, fresh)}
      />
    </CheckoutLayout>
  );
}
