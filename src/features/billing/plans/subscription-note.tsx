import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { Plan, Subscription } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';

const SEVERITY = {
  none: 'info',
  trialing: 'info',
  active: 'success',
  canceled: 'info',
  canceling: 'warning',
  incomplete: 'warning',
  pastDue: 'error',
} as const;

export type SubscriptionNoteProps = { subscription: Subscription; plans: readonly Plan[] };

/** How the subscription stands: the plan, until when, and what is charged next. Nothing on Free. */
export function SubscriptionNote({ subscription, plans }: SubscriptionNoteProps) {
  const { t } = useTranslation('billing');
  const { date, money, number } = useFormats();
  const { status, seats, nextInvoice } = subscription;
  if (status === 'none') return null;
  const plan = plans.find(({ code }) => code === subscription.planCode)?.name ?? '';
  const until = subscription.cancelAt ?? subscription.trialEnd ?? subscription.currentPeriodEnd;
  const sentences = [
    t(`subscription.${status}`, { plan, date: until ? date(until) : '' }),
    seats > 0 && t('subscription.seats', { count: seats, formatted: number(seats) }),
    status === 'trialing' &&
      t(subscription.trialHasCard ? 'subscription.trialCard' : 'subscription.trialNoCard'),
    nextInvoice &&
      t('subscription.next', {
        amount: money(nextInvoice.amount, nextInvoice.currency),
        date: date(nextInvoice.date),
      }),
  ];
  return (
    <Alert severity={SEVERITY[status]} role="note">
      {sentences.filter(Boolean).join(' ')}{' '}
      <Link component={PrefetchLink} to={paths.billingHistory()} color="inherit">
        {t('subscription.history')}
      </Link>
    </Alert>
  );
}
