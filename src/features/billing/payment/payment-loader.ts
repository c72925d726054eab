import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '#src/api/query-client.ts';
import { verificationQuery } from './verification-query.ts';

/** Begins to ask after the payment that the address names. */
export function paymentLoader({ request }: LoaderFunctionArgs) {
  const paymentId = new URL(request.url).searchParams.get('paymentId');
  if (paymentId) void queryClient.prefetchQuery(verificationQuery(paymentId));
  return null;
}
