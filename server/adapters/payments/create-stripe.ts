import type { PaymentProvider } from '#server/ports/payments.ts';
import { createStripeClient, type StripeOptions } from './stripe-client.ts';
import { isSignedByStripe, readStripeEvent } from './stripe-events.ts';
import { createStripePayments } from './stripe-payments.ts';

/** Stripe as the payment provider. */
export function createStripe(options: StripeOptions & { webhookSecret: string }): PaymentProvider {
  const stripe = createStripeClient(options);
  return {
    connect: (customers) => createStripePayments(stripe, customers),
    isSigned: (message) => isSignedByStripe(stripe, options.webhookSecret, message),
    readEvent: readStripeEvent,
  };
}
