import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toSubmitError } from '#src/components/submit-error.ts';
import { useCancelAutopayment } from '#src/generated/api/billing/billing.ts';
import type { Subscription } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { usePlanName } from './use-plan-name.ts';

/** Cancels in two presses: this one, and the one in the dialog that says what ends when. */
export function CancelPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation(['billing', 'common']);
  const planName = usePlanName();
  const { date } = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelAutopayment({
    mutation: {
      onSuccess: () => {
        setIsAsking(false);
        toast.success(t('cancel.done'));
      },
    },
  });
  const { status, planCode, currentPeriodEnd, trialEnd } = subscription;
  const kind = status === 'trialing' || status === 'pastDue' ? status : 'active';
  const until = status === 'trialing' ? trialEnd : currentPeriodEnd;
  return (
    <>
      <Button
        color="error"
        onClick={() => {
          cancel.reset();
          setIsAsking(true);
        }}
      >
        {t('cancel.plan')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('cancel.question', { plan: planName(planCode) })}
        confirmLabel={t('cancel.plan')}
        closeLabel={t('common:actions.goBack')}
        loading={cancel.isPending}
        error={toSubmitError(cancel.error)}
        onConfirm={() => cancel.mutate({ data: {} })}
        onClose={() => setIsAsking(false)}
      >
        {t(`cancel.text.${kind}`, { date: until ? date(until) : '' })}
      </ConfirmDialog>
    </>
  );
}
