import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { quotaLevel } from '#src/components/quota-level.ts';
import { QuotaMeter } from '#src/components/quota-meter.tsx';
import type { Quota } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useCan } from '#src/permissions/use-can.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { Panel } from './panel.tsx';

const LIMITS = ['generations', 'runs', 'downloads', 'savedPrompts'] as const;

/** The limits of the plan, what is used of them, and the way to lift them. */
export function QuotaPanel({ quota }: { quota: Quota | undefined }) {
  const { t } = useTranslation('dashboard');
  const { number, date } = useFormats();
  const canUpgrade = useCan()('read', 'billing');
  if (!quota)
    return (
      <Panel title={t('quota.title')}>
        <Skeletons kind="form" count={4} />
      </Panel>
    );
  const levels = LIMITS.map((key) => quotaLevel(quota[key]));
  const isFull = levels.includes('full');
  const isNear = isFull || levels.includes('warning');
  // Nearly used up, the way out is part of the warning; without limits there is none to lift.
  const isLimited = LIMITS.some((key) => quota[key].limit !== null);
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
      <Box sx={{ display: 'grid', gap: 5 }}>
        {LIMITS.map((key) => {
          const { used, limit } = quota[key];
          const level = quotaLevel(quota[key]);
          return (
            <QuotaMeter
              key={key}
              label={t(`quota.${key}`)}
              meter={quota[key]}
              text={
                limit === null
                  ? t('quota.unlimited', { used: number(used) })
                  : t('quota.of', { used: number(used), limit: number(limit) })
              }
              note={level === 'full' ? t('quota.full') : level === 'warning' && t('quota.near')}
            />
          );
        })}
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
      </Box>
    </Panel>
  );
}
