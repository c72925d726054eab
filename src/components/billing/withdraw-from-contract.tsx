import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toSubmitError } from '#src/components/submit-error.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import { useWithdrawFromContract } from '#src/generated/api/billing/billing.ts';
import type { WithdrawalRight } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

export type WithdrawFromContractProps = {
  /** Absent once there is no right to withdraw; the acknowledgement stays. */
  right: WithdrawalRight | undefined;
  currency: string;
};

/** The right of withdrawal in two steps, worded as Directive (EU) 2023/2673 asks. */
export function WithdrawFromContract({ right, currency }: WithdrawFromContractProps) {
  const { t } = useTranslation(['billing', 'common']);
  const { dateTime, exactMoney } = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const call = useIdempotentRequest();
  const withdraw = useWithdrawFromContract({
    request: call.request,
    mutation: { onSuccess: () => setIsAsking(false) },
  });
  const done = withdraw.data;
  if (done)
    return (
      <Alert severity="success">
        {t('withdrawal.done', {
          date: dateTime(done.withdrawnAt),
          amount: exactMoney(done.amount, done.currency),
        })}
        {done.pending > 0 && (
          <Box sx={{ mt: 1 }}>
            {t('withdrawal.pending', { amount: exactMoney(done.pending, done.currency) })}
          </Box>
        )}
      </Alert>
    );
  if (!right) return null;
  const data = { confirm: true as const };
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('withdrawal.text', {
          date: dateTime(right.until),
          amount: exactMoney(right.amount, currency),
        })}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={() => {
          withdraw.reset();
          setIsAsking(true);
        }}
      >
        {t('withdrawal.begin')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('withdrawal.begin')}
        confirmLabel={t('withdrawal.confirm')}
        closeLabel={t('common:actions.goBack')}
        loading={withdraw.isPending}
        error={toSubmitError(withdraw.error)}
        onConfirm={() => {
          call.prepare(data);
          withdraw.mutate({ data });
        }}
        onClose={() => setIsAsking(false)}
      >
        {t('withdrawal.question', { amount: exactMoney(right.amount, currency) })}
      </ConfirmDialog>
    </Box>
  );
}
