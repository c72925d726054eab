import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { DAY_MS } from '#core/time.ts';
import { usePlanName } from '#src/components/billing/use-plan-name.ts';
import { toSubmitError } from '#src/components/submit-error.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import { useCreateFreeTrialPayment } from '#src/generated/api/billing/billing.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { paths } from '#src/lib/paths.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import type { PlanChoice } from './plan-door.ts';

export type StartTrialDialogProps = {
  /** What is tried; it stays while the dialog closes. */
  choice: PlanChoice;
  isOpen: boolean;
  days: number;
  /** The present by the server's billing clock. */
  now: Date;
  onClose: () => void;
};

/** The trial without a card: what it is, when it ends and what then, and the terms. */
export function StartTrialDialog(props: StartTrialDialogProps) {
  const { choice, isOpen, days, now, onClose } = props;
  const { t } = useTranslation('billing');
  const { date } = useFormats();
  const planName = usePlanName();
  const call = useIdempotentRequest();
  const start = useCreateFreeTrialPayment({
    request: call.request,
    mutation: {
      onSuccess: () => {
        onClose();
        toast.success(t('trial.started'));
      },
    },
  });
  const { planCode, interval } = choice;
  const data = { planCode, interval, withCard: false, acceptTerms: true as const };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('trial.order', { plan: planName(planCode) })}
      confirmLabel={t('trial.start')}
      loading={start.isPending}
      error={toSubmitError(start.error)}
      onConfirm={() => {
        call.prepare(data);
        start.mutate({ data });
      }}
      onClose={() => {
        start.reset();
        onClose();
      }}
    >
      <p>{t('trial.ends', { date: date(new Date(now.getTime() + days * DAY_MS)) })}</p>
      <p>
        <Trans
          t={t}
          i18nKey="trial.terms"
          components={[
            <Link key="terms" href={paths.terms()} target="_blank" rel="noopener">
              {null}
            </Link>,
          ]}
        />
      </p>
    </ConfirmDialog>
  );
}
