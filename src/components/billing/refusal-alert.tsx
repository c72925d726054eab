import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ResendVerification } from '#src/components/resend-verification.tsx';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import type { Refusal } from './refusal.ts';

const SEVERITIES: Partial<Record<Refusal['kind'], 'info' | 'warning'>> = {
  alreadyPaid: 'info',
  changed: 'warning',
  confirmationNeeded: 'warning',
  unanswered: 'warning',
  unverified: 'warning',
};

/** What happened to the money, in words, and the way on. It takes the focus: the button stays where it was. */
export function RefusalAlert({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation(['billing', 'common']);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  const { kind, message } = refusal;
  const text = [
    message || (kind === 'refused' && t('common:errors.unknown')),
    kind === 'unanswered' && t('checkout.unanswered'),
    kind === 'changed' && !message && t('checkout.changed'),
    kind === 'declined' && t('checkout.notCharged'),
  ];
  return (
    <Box ref={box} tabIndex={-1} sx={{ outline: 'none' }}>
      <Alert severity={SEVERITIES[kind] ?? 'error'}>
        {text.filter(Boolean).join(' ')}
        {kind === 'unverified' && (
          <Box sx={{ mt: 3 }}>
            <ResendVerification
              label={t('checkout.resend')}
              sentText={(email) => t('checkout.resent', { email })}
            />
          </Box>
        )}
        {kind === 'alreadyPaid' && (
          <Box sx={{ mt: 3 }}>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              component={PrefetchLink}
              to={paths.billingHistory()}
            >
              {t('payment.history')}
            </Button>
          </Box>
        )}
      </Alert>
    </Box>
  );
}
