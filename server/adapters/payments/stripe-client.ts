import { Stripe } from 'stripe';

/** The version of Stripe's API that requests and answers are written for; the installed package types the same one. */
export const STRIPE_API_VERSION = '2026-10-28.endive';
/** A request of a person has 5.5 seconds in all. */
const TIMEOUT_MS = 5_000;

export type StripeOptions = {
  secretKey: string;
  /** API origin for tests; the default is https://api.stripe.com. */
  apiBase?: string;
};

export function createStripeClient(options: StripeOptions): Stripe {
  const base = options.apiBase === undefined ? undefined : new URL(options.apiBase);
  const protocol = base?.protocol === 'http:' ? 'http' : 'https';
  return new Stripe(options.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    // Each request that makes something carries a key, so that a second try makes nothing twice.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (protocol === 'http' ? 80 : 443),
      protocol,
    }),
  });
}
