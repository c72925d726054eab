import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentSubscription, Subscription } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { AddCardDialog } from './add-card-dialog.tsx';
import { CancelPlan } from './cancel-plan.tsx';
import { PastDueNote } from './past-due-note.tsx';
import { overdueAmountOf } from './overdue-amount.ts';
import { PendingChangeNote } from './pending-change-note.tsx';
import { ResumePlan } from './resume-plan.tsx';
import { ReturnedCard } from './returned-card.tsx';
import { subscriptionAction } from './subscription-action.ts';
import { usePlanName } from './use-plan-name.ts';
import { useOverdue } from './use-overdue.ts';
import { WithdrawFromContract } from './withdraw-from-contract.tsx';

const COLORS = {
  none: 'default',
  trialing: 'info',
  active: 'success',
  canceled: 'default',
  canceling: 'warning',
  incomplete: 'warning',
  pastDue: 'error',
} as const satisfies Record<Subscription['status'], string>;

export type SubscriptionPanelProps = {
  current: CurrentSubscription;
  /** Links of the page next to the panel's own buttons. */
  actions?: ReactNode;
};

/** The plan, until when, what is charged next, and every way to change that: the same on each page. */
export function SubscriptionPanel({ current, actions }: SubscriptionPanelProps) {
  const { t } = useTranslation('billing');
  const { date, exactMoney, money, number } = useFormats();
  const [isAddingCard, setIsAddingCard] = useState(false);
  const { subscription, currency, credit, owed = 0, pendingChange, dunning, withdrawal } = current;
  const { status, seats, nextInvoice, planCode } = subscription;
  const plan = usePlanName()(planCode);
  const until = subscription.cancelAt ?? subscription.trialEnd ?? subscription.currentPeriodEnd;
  const sentences = [
    t(`subscription.${status}`, { plan, date: until ? date(until) : '' }),
    seats > 0 && t('subscription.seats', { count: seats, formatted: number(seats) }),
    status === 'trialing' &&
      t(subscription.autopay ? 'subscription.trialCard' : 'subscription.trialNoCard'),
    nextInvoice &&
      t('subscription.next', {
        amount: money(nextInvoice.amount, nextInvoice.currency),
        date: date(nextInvoice.date),
      }),
    owed > 0 && t('subscription.owed', { amount: exactMoney(owed, currency) }),
    credit > 0 && t('subscription.credit', { amount: money(credit, currency) }),
  ];
  const action = subscriptionAction(subscription);
  const { firstInvoice } = current;
  const renewal = firstInvoice &&
    subscription.interval && { ...firstInvoice, plan, interval: subscription.interval };
  useOverdue(status);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ReturnedCard onAddCard={() => setIsAddingCard(true)} />
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Typography variant="h5" component="p">
            {plan}
          </Typography>
          {status !== 'none' && (
            <Chip
              size="small"
              variant="outlined"
              color={COLORS[status]}
              label={t(`subscription.status.${status}`)}
            />
          )}
        </Box>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {sentences.filter(Boolean).join(' ')}
        </Typography>
      </Box>
      {dunning && <PastDueNote dunning={dunning} subscription={subscription} currency={currency} />}
      {pendingChange && <PendingChangeNote change={pendingChange} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '&:empty': { display: 'none' } }}>
        {actions}
        {action === 'addCard' && (
          <Button variant="outlined" onClick={() => setIsAddingCard(true)}>
            {t('cards.add')}
          </Button>
        )}
        {action === 'resume' && <ResumePlan currency={currency} />}
        {action === 'cancel' && <CancelPlan subscription={subscription} />}
      </Box>
      <WithdrawFromContract right={withdrawal} currency={currency} />
      <AddCardDialog
        isOpen={isAddingCard}
        currency={currency}
        renewal={action === 'addCard' ? renewal : undefined}
        overdueAmount={overdueAmountOf(subscription)}
        onClose={() => setIsAddingCard(false)}
      />
    </Box>
  );
}
