import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { mayPassLater } from '#src/api/problem.ts';
import { ProblemAlert } from '#src/components/problem-alert.tsx';
import { cardName } from '#src/components/billing/card-name.ts';
import { ReceiptButton } from './receipt-button.tsx';
import { StatusChip } from './status-chip.tsx';
import { InvoiceLines } from './invoice-lines.tsx';

export type TransactionDialogProps = {
  /** What is shown; it stays while the dialog closes. */
  transaction: Transaction | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** Why a receipt did not come, and what asks for it again. */
type Refusal = { of: Transaction; error: unknown; again: () => void };

/** One transaction, to the last line. */
export function TransactionDialog({ transaction, isOpen, onClose }: TransactionDialogProps) {
  const { t } = useTranslation(['billing', 'common']);
  const { dateTime } = useFormats();
  const titleId = useId();
  const [refusal, setRefusal] = useState<Refusal>();
  const dismiss = () => setRefusal(undefined);
  if (!transaction) return null;
  const { number, type, status, createdAt, paidAt, card, failure } = transaction;
  const facts = [
    { label: t('history.columns.type'), value: t(`type.${type}`) },
    { label: t('history.columns.date'), value: dateTime(createdAt) },
    ...(paidAt ? [{ label: t('details.paidAt'), value: dateTime(paidAt) }] : []),
    ...(card ? [{ label: t('history.columns.card'), value: cardName(card) }] : []),
  ];
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle
        id={titleId}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}
      >
        <bdi>{number}</bdi>
        <StatusChip status={status} type={type} />
      </DialogTitle>
      <DialogContent>
        {refusal?.of === transaction && (
          <ProblemAlert
            isSpaced
            error={refusal.error}
            onClose={dismiss}
            {...(mayPassLater(refusal.error) && { onRetry: refusal.again })}
          />
        )}
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
            gap: 4,
            m: 0,
            mb: 5,
          }}
        >
          {facts.map(({ label, value }) => (
            <div key={label}>
              <Typography component="dt" variant="caption" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                <bdi>{value}</bdi>
              </Typography>
            </div>
          ))}
        </Box>
        {failure && (
          <Alert severity="error" role="note" sx={{ mb: 5 }}>
            {failure.message}
          </Alert>
        )}
        <InvoiceLines invoice={transaction} />
      </DialogContent>
      <DialogActions>
        <ReceiptButton
          transaction={transaction}
          onStart={dismiss}
          onError={(error, retry) => {
            const again = () => {
              dismiss();
              retry();
            };
            setRefusal({ of: transaction, error, again });
          }}
        />
        <Button variant="contained" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
