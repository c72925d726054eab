import { mdiRocketLaunchOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { TrialEligibility } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';

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
    </Alert>
  );
}
