import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PAGES } from '#core/screens.ts';
import { paths } from '../lib/paths.ts';
import { PrefetchLink } from '../lib/prefetch-link.tsx';
import type { User } from '../generated/api/endpoints.schemas.ts';
import { bannerOf } from './banner-of.ts';

/** Pages that say the same themselves, with the way on. */
const SPEAKING: readonly string[] = [
  PAGES.plans,
  PAGES.checkout,
  PAGES.paymentSuccess,
  PAGES.paymentFail,
];

/** Above every page: a payment that failed or a trial that is about to end, and the one step to take. */
export function SubscriptionBanner({ user }: { user: Pick<User, 'subscription' | 'role'> }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const banner = bannerOf(user);
  if (!banner || SPEAKING.includes(pathname)) return null;
  const isPastDue = banner.kind === 'pastDue';
  return (
    <Alert
      severity={isPastDue ? 'error' : 'info'}
      role="note"
      sx={{ mb: 5 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={PrefetchLink}
          to={isPastDue ? paths.profile({ tab: 'plan' }) : paths.plans()}
        >
          {t(isPastDue ? 'banner.fixPayment' : 'banner.choosePlan')}
        </Button>
      }
    >
      {isPastDue ? t('banner.pastDue') : t('banner.trial', { count: banner.daysLeft })}
    </Alert>
  );
}
