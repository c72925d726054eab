import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withoutReturn } from '#src/components/billing/bank-return.ts';
import { MissingPayment } from './missing-payment.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

/** Both addresses after a payment show the same: what the server says of it. */
export function PaymentScreen() {
  const [search, setSearch] = useSearchParams();
  const paymentId = search.get('paymentId');
  useEffect(() => {
    const rest = withoutReturn(search);
    if (rest !== undefined) setSearch(rest, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);
  if (paymentId) return <PaymentOutcome key={paymentId} paymentId={paymentId} />;
  return <MissingPayment reason="missing" />;
}
