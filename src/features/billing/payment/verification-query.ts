import { queryOptions } from '@tanstack/react-query';
import { verifyPayment } from '#src/generated/api/billing/billing.ts';
import { POLL_MS } from './payment-phase.ts';

/** Query for the state of a payment. The call is idempotent, so it may be asked like a reading. */
export const verificationQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['verifyPayment', paymentId],
    queryFn: ({ signal }) => verifyPayment({ paymentId }, undefined, signal),
    staleTime: POLL_MS,
  });
