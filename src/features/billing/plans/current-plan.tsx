import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { SubscriptionPanel } from '#src/components/billing/subscription-panel.tsx';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useGetSubscriptionSuspense } from '#src/generated/api/billing/billing.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';

/** The plan of today above the offer, with the way to its payments. */
export function CurrentPlan() {
  const { t } = useTranslation('billing');
  return (
    <Card component="section" aria-label={t('plans.current')} sx={{ p: { xs: 5, sm: 6 } }}>
      <QueryBoundary fallback={<Skeletons kind="text" count={3} />}>
        <Subscription />
      </QueryBoundary>
    </Card>
  );
}

function Subscription() {
  const { t } = useTranslation('billing');
  return (
    <SubscriptionPanel
      current={useGetSubscriptionSuspense().data}
      actions={
        <Link component={PrefetchLink} to={paths.billingHistory()} sx={{ alignSelf: 'center' }}>
          {t('subscription.history')}
        </Link>
      }
    />
  );
}
