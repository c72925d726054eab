import type { PaymentsPort, ProviderPayment } from '#server/ports/payments.ts';

/**
 * Closes a payment that failed with the provider, so that its secret cannot pay it any more.
 * @returns what became of it: one that was paid meanwhile has succeeded.
 */
export async function closeFailed<Known extends Pick<ProviderPayment, 'id' | 'status'>>(
  provider: Pick<PaymentsPort, 'cancelPayment'>,
  known: Known,
): Promise<Known | ProviderPayment> {
  if (known.status !== 'failed') return known;
  const closed = await provider.cancelPayment(known.id);
  return closed?.status === 'succeeded' ? closed : known;
}
