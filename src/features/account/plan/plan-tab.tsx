import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { QuotaMeter } from '#src/components/quota-meter.tsx';
import type { User } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useCan } from '#src/permissions/use-can.ts';
import { Section } from '../section.tsx';
import { planDate } from './plan-facts.ts';

const LIMITS = ['generations', 'runs', 'downloads', 'savedPrompts'] as const;
const two = { display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } };

/** The plan as the profile tells it, and what is used of its limits. */
export function PlanTab({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { date, number } = useFormats();
  const canPay = useCan()('read', 'billing');
  const { subscription, quota } = user;
  const { status, planCode, interval, seats } = subscription;
  const until = planDate(subscription);
  const facts = [
    interval && t(`plan.interval.${interval}`),
    seats > 0 && t('plan.seats', { count: seats, formatted: number(seats) }),
    until && t(`plan.until.${until.kind}`, { date: date(until.at) }),
    !canPay && t('plan.byOwner'),
  ];
  return (
    <Box sx={{ ...two, alignItems: 'start' }}>
      <Section title={t('plan.title')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Typography variant="h5" component="p">
            {t(`plan.names.${planCode}`)}
          </Typography>
          {status !== 'none' && (
            <Chip
              size="small"
              variant="outlined"
              color={status === 'active' ? 'success' : status === 'pastDue' ? 'error' : 'info'}
              label={t(`plan.status.${status}`)}
            />
          )}
        </Box>
        <Typography component="div" color="textSecondary" sx={{ mt: 2, minHeight: '1.5em' }}>
          {facts.filter(Boolean).join(' ') || t('plan.freeText')}
        </Typography>
        {canPay && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 6 }}>
            <Button variant="contained" component={PrefetchLink} to={paths.plans()}>
              {t('plan.plans')}
            </Button>
            <Button component={PrefetchLink} to={paths.billingHistory()}>
              {t('plan.history')}
            </Button>
          </Box>
        )}
      </Section>
      <Section title={t('quota.title')} text={t('quota.resets', { date: date(quota.resetsAt) })}>
        <Box sx={{ display: 'grid', gap: 5 }}>
          {LIMITS.map((key) => {
            const { used, limit } = quota[key];
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
              />
            );
          })}
        </Box>
      </Section>
    </Box>
  );
}
