import { mdiHelpCircleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { OutcomeCard } from './outcome-card.tsx';

/** The address names no payment (`missing`), or one that this person has not made (`unknown`). */
export function MissingPayment({ reason }: { reason: 'missing' | 'unknown' }) {
  const { t } = useTranslation('billing');
  return (
    <OutcomeCard
      icon={mdiHelpCircleOutline}
      tone="info"
      title={t(`payment.${reason}.title`)}
      text={t(`payment.${reason}.text`)}
      actions={
        <>
          <Button variant="contained" component={PrefetchLink} to={paths.billingHistory()}>
            {t('payment.history')}
          </Button>
          <Button component={PrefetchLink} to={paths.plans()}>
            {t('payment.plans')}
          </Button>
        </>
      }
    />
  );
}
