import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#src/ui/visually-hidden.ts';
import { PLAN_GRID } from './plan-grid.ts';

const PLANS = ['free', 'pro', 'team', 'business'];
const FEATURES = [0, 1, 2, 3, 4];

/** The plans' cards before the prices are here: name, price, button and features, in their places. */
export function PlansSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Box aria-busy="true">
      <Box component="span" role="status" sx={visuallyHidden}>
        {t('states.loading')}
      </Box>
      <Box aria-hidden="true" sx={PLAN_GRID}>
        {PLANS.map((plan) => (
          <Card key={plan} sx={{ p: 6 }}>
            <Skeleton width="40%" height={32} />
            <Skeleton width="90%" />
            <Skeleton width="55%" height={56} sx={{ mt: 4 }} />
            <Skeleton variant="rounded" height={38} sx={{ mt: 6, mb: 8 }} />
            {FEATURES.map((feature) => (
              <Skeleton key={feature} width={`${88 - feature * 7}%`} sx={{ my: 2.5 }} />
            ))}
          </Card>
        ))}
      </Box>
    </Box>
  );
}
