import { useTranslation } from 'react-i18next';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';

/** The checkout before its price is here: the same two cards. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('billing');
  return (
    <CheckoutLayout
      order={
        <CheckoutCard title={t('checkout.order')}>
          <Skeletons kind="text" />
        </CheckoutCard>
      }
    >
      <CheckoutCard title={t('checkout.card')}>
        <Skeletons kind="form" />
      </CheckoutCard>
    </CheckoutLayout>
  );
}
