import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toSubmitError } from '#src/components/submit-error.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import { useWithdrawFromContract } from '#src/generated/api/billing/billing.ts';
import type { WithdrawalRight, WithdrawAnswer } from '#src/generated/api/endpoints.schemas.ts';
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
  if (withdraw.data) return <Withdrawn result={withdraw.data} />;
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

/** What became of the contract and of the money: paid back, not confirmed yet, or refused by the bank. */
function Withdrawn({ result }: { result: WithdrawAnswer }) {
  const { t } = useTranslation('billing');
  const { dateTime, exactMoney } = useFormats();
  const { withdrawnAt, amount, pending, currency, refunds } = result;
  const failed = refunds
    .filter(({ status }) => status === 'failed')
    .reduce((sum, { total }) => sum - total, 0);
  const sums = { refunded: amount - pending, pending, failed };
  return (
    <Alert severity={failed > 0 ? 'warning' : pending > 0 ? 'info' : 'success'}>
      {t('withdrawal.done', { date: dateTime(withdrawnAt) })}
      {(['refunded', 'pending', 'failed'] as const)
        .filter((part) => sums[part] > 0)
        .map((part) => (
          <Box key={part} sx={{ mt: 1 }}>
            {t(`withdrawal.${part}`, { amount: exactMoney(sums[part], currency) })}
          </Box>
        ))}
    </Alert>
  );
}
