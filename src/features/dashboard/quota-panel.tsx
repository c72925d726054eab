import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { quotaLevel } from '#src/components/quota-level.ts';
import { QUOTA_LIMITS, QuotaMeters } from '#src/components/quota-meters.tsx';
import type { Quota } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useCan } from '#src/permissions/use-can.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { Panel } from './panel.tsx';

/** The limits of the plan, what is used of them, and the way to lift them. */
export function QuotaPanel({ quota }: { quota: Quota | undefined }) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormats();
  const canUpgrade = useCan()('read', 'billing');
  if (!quota)
    return (
      <Panel title={t('quota.title')}>
        <Skeletons kind="form" count={4} />
      </Panel>
    );
  const levels = QUOTA_LIMITS.map((key) => quotaLevel(quota[key]));
  const isFull = levels.includes('full');
  const isNear = isFull || levels.includes('warning');
  // Nearly used up, the way out is part of the warning; without limits there is none to lift.
  const isLimited = QUOTA_LIMITS.some((key) => quota[key].limit !== null);
  return (
    <Panel
      title={t('quota.title')}
      text={t('quota.resets', { date: date(quota.resetsAt) })}
      action={
        canUpgrade &&
        isLimited &&
        !isNear && (
          <Button size="small" component={PrefetchLink} to={paths.plans()}>
            {t('quota.lift')}
          </Button>
        )
      }
    >
      <QuotaMeters
        quota={quota}
        note={(meter) => {
          const level = quotaLevel(meter);
          return level === 'full' ? t('quota.full') : level === 'warning' && t('quota.near');
        }}
      >
        {isNear && (
          <Alert severity={isFull ? 'error' : 'warning'} role="note">
            {t(canUpgrade ? 'quota.liftText' : 'quota.askOwner')}
            {canUpgrade && (
              <Button
                color="inherit"
                variant="outlined"
                size="small"
                component={PrefetchLink}
                to={paths.plans()}
                sx={{ display: 'flex', width: 'fit-content', mt: 3 }}
              >
                {t('quota.lift')}
              </Button>
            )}
          </Alert>
        )}
      </QuotaMeters>
    </Panel>
  );
}
