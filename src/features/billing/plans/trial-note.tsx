import { mdiRocketLaunchOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrialEligibility } from '#src/generated/api/endpoints.schemas.ts';
import { lazyImport } from '#src/lib/lazy.ts';
import { Icon } from '#src/ui/icon.tsx';

// The verified, who are most, need no button that sends the link.
const ResendVerification = lazy(async () => ({
  default: (
    await lazyImport('resend-verification', () => import('#src/components/resend-verification.tsx'))
  ).ResendVerification,
}));

/** Whether the free trial is open to the person, and why not. Who pays already is told nothing. */
export function TrialNote({ trial }: { trial: TrialEligibility }) {
  const { t } = useTranslation('billing');
  if (trial.reason === 'already_subscribed') return null;
  const key = trial.eligible ? 'eligible' : (trial.reason ?? 'trial_already_used');
  return (
    <Alert
      severity={trial.reason === 'email_not_verified' ? 'warning' : 'info'}
      role="note"
      icon={trial.eligible ? <Icon path={mdiRocketLaunchOutline} fontSize="inherit" /> : undefined}
    >
      {t(`trial.${key}`, { count: trial.days })}
      {key === 'email_not_verified' && (
        <Box sx={{ mt: 3 }}>
          <Suspense>
            <ResendVerification
              label={t('checkout.resend')}
              sentText={(email) => t('checkout.resent', { email })}
            />
          </Suspense>
        </Box>
      )}
    </Alert>
  );
}
