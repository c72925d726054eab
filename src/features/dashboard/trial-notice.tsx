import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useCan } from '#src/permissions/use-can.ts';

/** How long the trial runs, and that nothing is lost afterwards. */
export function TrialNotice({ daysLeft }: { daysLeft: number }) {
  const { t } = useTranslation('dashboard');
  const canRead = useCan()('read', 'billing');
  return (
    <Alert
      severity="info"
      role="note"
      action={
        canRead && (
          <Button color="inherit" size="small" component={PrefetchLink} to={paths.plans()}>
            {t('trial.plans')}
          </Button>
        )
      }
      sx={{ alignItems: 'center' }}
    >
      {t('trial.left', { count: daysLeft })} {t('trial.text')}
    </Alert>
  );
}
