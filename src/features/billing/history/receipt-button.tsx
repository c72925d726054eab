import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSaveFile } from '#src/components/use-save-file.ts';
import { getReceipt } from '#src/generated/api/billing/billing.ts';
import type { Transaction } from '#src/generated/api/endpoints.schemas.ts';

/** The receipt as PDF in the reader's language; for a refund its credit note. Nothing where there is none yet. */
export function ReceiptButton({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('billing');
  const { save, isPending } = useSaveFile();
  const { id, type, receiptUrl } = transaction;
  if (!receiptUrl) return null;
  return (
    <Button loading={isPending} onClick={() => save(() => getReceipt(id))}>
      {t(type === 'refund' ? 'details.creditNote' : 'details.receipt')}
    </Button>
  );
}
