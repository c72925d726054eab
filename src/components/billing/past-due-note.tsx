import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dunning, Subscription } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { AddCardDialog } from './add-card-dialog.tsx';
import { overdueAmountOf } from './overdue-amount.ts';

export type PastDueNoteProps = { dunning: Dunning; subscription: Subscription; currency: string };

/** A renewal that failed: why, until when the plan holds, and the step that settles it. */
export function PastDueNote({ dunning, subscription, currency }: PastDueNoteProps) {
  const { t } = useTranslation('billing');
  const { date } = useFormats();
  const [isAdding, setIsAdding] = useState(false);
  const { failure, nextTryAt, endsAt, needsConfirmation } = dunning;
  const { planCode, interval, seats } = subscription;
  const sentences = [
    failure.message,
    nextTryAt && t('pastDue.nextTry', { date: date(nextTryAt) }),
    t('pastDue.ends', { date: date(endsAt) }),
  ];
  return (
    <Alert severity="error" role="note">
      {sentences.filter(Boolean).join(' ')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        {!needsConfirmation && (
          <Button size="small" variant="contained" color="error" onClick={() => setIsAdding(true)}>
            {t('cards.add')}
          </Button>
        )}
        <Button
          size="small"
          variant={needsConfirmation ? 'contained' : 'outlined'}
          color="error"
          component={PrefetchLink}
          to={paths.checkout({ plan: planCode, ...(interval && { interval }), seats })}
        >
          {t(needsConfirmation ? 'pastDue.confirm' : 'pastDue.pay')}
        </Button>
      </Box>
      <AddCardDialog
        isOpen={isAdding}
        currency={currency}
        overdueAmount={overdueAmountOf(subscription)}
        onClose={() => setIsAdding(false)}
      />
    </Alert>
  );
}
