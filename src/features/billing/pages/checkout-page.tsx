import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '#src/api/query-client.ts';
import { QueryError } from '#src/components/query-error.tsx';
import {
  prefetchListCardsQuery,
  prefetchListSubscriptionPlansQuery,
  useListSubscriptionPlans,
} from '#src/generated/api/billing/billing.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useListState } from '#src/lib/use-list-state.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { checkoutState, quoteRequestOf, takesCoupon } from '../checkout/checkout-query.ts';
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.tsx';
import { PaidCheckout } from '../checkout/paid-checkout.tsx';
import { quoteQuery } from '../checkout/quote-query.ts';
import { TrialCheckout } from '../checkout/trial-checkout.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const wanted = quoteRequestOf(checkoutState.read(new URL(request.url).searchParams));
  if (wanted) void queryClient.prefetchQuery(quoteQuery(wanted));
  void prefetchListSubscriptionPlansQuery(queryClient);
  void prefetchListCardsQuery(queryClient);
  return null;
}

export function Component() {
  const { t } = useTranslation('billing');
  const { state: query, show } = useListState(checkoutState);
  const answer = useListSubscriptionPlans();
  const request = quoteRequestOf(query);
  const offer = answer.data;
  const back = paths.plans({
    ...(query.interval === 'year' && { interval: 'year' as const }),
    ...(query.seats !== undefined && { seats: query.seats }),
  });
  return (
    <>
      <PageHeader title={t('checkout.title')} parents={[{ label: t('plans.title'), to: back }]} />
      {!request && (
        <EmptyState
          illustration="billing"
          title={t('checkout.noPlan')}
          text={t('checkout.noPlanText')}
          action={
            <Button variant="contained" component={PrefetchLink} to={back}>
              {t('payment.plans')}
            </Button>
          }
        />
      )}
      {request && answer.error && !offer && <QueryError query={answer} />}
      {request && answer.isPending && <CheckoutSkeleton />}
      {request &&
        offer &&
        (query.trial ? (
          <TrialCheckout
            key={JSON.stringify(request)}
            request={request}
            plans={offer.plans}
            trial={offer.trial}
          />
        ) : (
          <PaidCheckout
            request={request}
            plans={offer.plans}
            takesCoupon={takesCoupon(offer.subscription, request.interval)}
            onCoupon={(coupon) => show({ coupon }, { replace: true })}
          />
        ))}
    </>
  );
}
