import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, messageOf } from '#src/api/problem.ts';
import { useResumeAutopayment } from '#src/generated/api/billing/billing.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { AddCardDialog } from './add-card-dialog.tsx';

/** Takes a cancellation back with one press. Without a saved card it asks for one first. */
export function ResumePlan({ currency }: { currency: string }) {
  const { t } = useTranslation('billing');
  const [needsCard, setNeedsCard] = useState(false);
  const resume = useResumeAutopayment({
    mutation: {
      onSuccess: () => toast.success(t('cancel.resumed')),
      onError: (error) => {
        if (codeOf(error) === 'card_required') setNeedsCard(true);
        else toast.error(messageOf(error));
      },
    },
  });
  return (
    <>
      <Button variant="contained" loading={resume.isPending} onClick={() => resume.mutate()}>
        {t('cancel.resume')}
      </Button>
      <AddCardDialog
        isOpen={needsCard}
        currency={currency}
        onClose={() => setNeedsCard(false)}
        onSaved={() => resume.mutate()}
      />
    </>
  );
}
