import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePlanName } from '#src/components/billing/use-plan-name.ts';
import type { SubscriptionSummary } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Section } from '#src/ui/section.tsx';
import { planDate } from './plan-facts.ts';

/** The team's plan, as a member sees it, who neither pays nor changes it. */
export function MemberPlan({ subscription }: { subscription: SubscriptionSummary }) {
  const { t } = useTranslation('account');
  const planName = usePlanName();
  const { date, number } = useFormats();
  const { status, planCode, interval, seats } = subscription;
  const until = planDate(subscription);
  const facts = [
    interval && t(`plan.interval.${interval}`),
    seats > 0 && t('plan.seats', { count: seats, formatted: number(seats) }),
    until && t(`plan.until.${until.kind}`, { date: date(until.at) }),
    t('plan.byOwner'),
  ];
  return (
    <Section title={t('plan.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h5" component="p">
          {planName(planCode)}
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
      <Typography component="div" color="textSecondary" sx={{ mt: 2 }}>
        {facts.filter(Boolean).join(' ')}
      </Typography>
    </Section>
  );
}
