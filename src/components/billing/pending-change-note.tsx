import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import { useDiscardSubscriptionChange } from '#src/generated/api/billing/billing.ts';
import type { PendingChange } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { usePlanName } from './use-plan-name.ts';

/** A smaller plan that begins when the paid period ends; one press takes it back. */
export function PendingChangeNote({ change }: { change: PendingChange }) {
  const { t } = useTranslation('billing');
  const { date, list, money, number } = useFormats();
  const planName = usePlanName();
  const discard = useDiscardSubscriptionChange({
    mutation: {
      onSuccess: () => toast.success(t('change.discarded')),
      onError: (error) => toast.error(messageOf(error)),
    },
  });
  const { planCode, interval, seats, effectiveAt, nextInvoice, suspends } = change;
  const sentences = [
    t(`change.pending.${interval}`, {
      date: date(effectiveAt),
      plan: planName(planCode),
      amount: money(nextInvoice.amount, nextInvoice.currency),
    }),
    seats > 0 && t('subscription.seats', { count: seats, formatted: number(seats) }),
    suspends.length > 0 && t('change.suspends', { people: list(suspends.map(({ name }) => name)) }),
  ];
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <Button
          color="inherit"
          size="small"
          loading={discard.isPending}
          onClick={() => discard.mutate()}
        >
          {t('change.discard')}
        </Button>
      }
    >
      {sentences.filter(Boolean).join(' ')}
    </Alert>
  );
}
