import { useSearchParams } from 'react-router-dom';
import { MissingPayment } from './missing-payment.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

/** Both addresses after a payment show the same: what the server says of it. */
export function PaymentScreen() {
  const [search] = useSearchParams();
  const paymentId = search.get('paymentId');
  if (paymentId) return <PaymentOutcome key={paymentId} paymentId={paymentId} />;
  return <MissingPayment reason="missing" />;
}
