import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSaveFile } from '#src/components/use-save-file.ts';
import { getReceipt } from '#src/generated/api/billing/billing.ts';
import type { Transaction } from '#src/generated/api/endpoints.schemas.ts';

export type ReceiptButtonProps = {
  transaction: Transaction;
  onStart: () => void;
  onError: (error: unknown, again: () => void) => void;
};

/** The receipt as PDF in the reader's language; for a refund its credit note. Nothing where there is none yet. */
export function ReceiptButton({ transaction, onStart, onError }: ReceiptButtonProps) {
  const { t } = useTranslation('billing');
  const { save, isPending } = useSaveFile(onError);
  const { id, type, receiptUrl } = transaction;
  if (!receiptUrl) return null;
  const download = () => {
    onStart();
    save(() => getReceipt(id));
  };
  return (
    <Button loading={isPending} onClick={download}>
      {t(type === 'refund' ? 'details.creditNote' : 'details.receipt')}
    </Button>
  );
}
