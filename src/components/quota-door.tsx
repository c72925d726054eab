import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useCan } from '#src/permissions/use-can.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';
import { quotaLevel } from './quota-level.ts';

/** Whether nothing is left of a monthly limit. */
export function useIsQuotaFull(meter: 'generations' | 'runs'): boolean {
  const found = useCurrentUser()?.quota[meter];
  return found !== undefined && quotaLevel(found) === 'full';
}

/** The way to a larger plan, shown in place of a refusal that is certain. */
export function QuotaDoor({ meter }: { meter: 'generations' | 'runs' }) {
  const { t } = useTranslation('components');
  const can = useCan();
  return (
    <Alert
      severity="warning"
      action={
        can('read', 'billing') && (
          <Button size="small" variant="contained" component={PrefetchLink} to={paths.plans()}>
            {t('problem.seePlans')}
          </Button>
        )
      }
    >
      {t(`quota.${meter}Full`)} {!can('read', 'billing') && t('problem.askOwner')}
    </Alert>
  );
}
