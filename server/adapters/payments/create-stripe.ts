import type { PaymentProvider } from '#server/ports/payments.ts';
import { createStripeClient, type StripeOptions } from './stripe-client.ts';
import { createStripePayments } from './stripe-payments.ts';

/** Stripe as the payment provider. */
export function createStripe(options: StripeOptions): PaymentProvider {
  const stripe = createStripeClient(options);
  return { connect: (customers) => createStripePayments(stripe, customers) };
}
