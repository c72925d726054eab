import { mdiHelpCircleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { PrefetchLink } from '../../../lib/prefetch-link.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

/** Both addresses after a payment show the same: what the server says of it. */
export function PaymentScreen() {
  const { t } = useTranslation('billing');
  const [search] = useSearchParams();
  const paymentId = search.get('paymentId');
  if (paymentId) return <PaymentOutcome key={paymentId} paymentId={paymentId} />;
  return (
    <OutcomeCard
      icon={mdiHelpCircleOutline}
      tone="info"
      title={t('payment.missing.title')}
      text={t('payment.missing.text')}
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
