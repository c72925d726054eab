import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CardsPanel } from '#src/components/billing/cards-panel.tsx';
import { SubscriptionPanel } from '#src/components/billing/subscription-panel.tsx';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import {
  useGetSubscription,
  useGetSubscriptionSuspense,
} from '#src/generated/api/billing/billing.ts';
import type { User } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useCan } from '#src/permissions/use-can.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { Section } from '#src/ui/section.tsx';
import { MemberPlan } from './member-plan.tsx';
import { QuotaSection } from './quota-section.tsx';

const two = { display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } };

/** The plan with its cards, as its payer sees it. */
function PaidPlan() {
  const { t } = useTranslation(['account', 'billing']);
  const { data } = useGetSubscription();
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section title={t('plan.title')}>
        <QueryBoundary fallback={<Skeletons kind="text" count={4} />}>
          <CurrentPlan />
        </QueryBoundary>
      </Section>
      {data && (
        <Section title={t('billing:cards.title')}>
          <CardsPanel
            currency={data.currency}
            now={new Date(data.now)}
            subscription={data.subscription}
          />
        </Section>
      )}
    </Box>
  );
}

function CurrentPlan() {
  const { t } = useTranslation('account');
  return (
    <SubscriptionPanel
      current={useGetSubscriptionSuspense().data}
      actions={
        <>
          <Button variant="contained" component={PrefetchLink} to={paths.plans()}>
            {t('plan.plans')}
          </Button>
          <Button component={PrefetchLink} to={paths.billingHistory()}>
            {t('plan.history')}
          </Button>
        </>
      }
    />
  );
}

/** The plan, its cards, and what is used of its limits. */
export function PlanTab({ user }: { user: User }) {
  const canPay = useCan()('read', 'billing');
  return (
    <Box sx={{ ...two, alignItems: 'start' }}>
      {canPay ? <PaidPlan /> : <MemberPlan subscription={user.subscription} />}
      <QuotaSection quota={user.quota} />
    </Box>
  );
}
