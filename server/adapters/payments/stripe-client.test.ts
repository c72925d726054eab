import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { createStripeClient, STRIPE_API_VERSION } from './stripe-client.ts';

test('the pinned version is the one that the installed package has types for', () => {
  expect(STRIPE_API_VERSION).toBe(Stripe.API_VERSION);
  const stripe = createStripeClient({ secretKey: 'sk_test_0123456789' });
  expect(stripe.getApiField('version')).toBe(STRIPE_API_VERSION);
});

test.each([
  [undefined, 'https', 'api.stripe.com', '443'],
  ['http://127.0.0.1:4545', 'http', '127.0.0.1', '4545'],
  ['http://localhost', 'http', 'localhost', '80'],
  ['https://stripe.example.com', 'https', 'stripe.example.com', '443'],
])('requests to %s', (apiBase, protocol, host, port) => {
  const stripe = createStripeClient({
    secretKey: 'sk_test_0123456789',
    ...(apiBase && { apiBase }),
  });
  const field = (name: 'protocol' | 'host' | 'port') => String(stripe.getApiField(name));
  expect([field('protocol'), field('host'), field('port')]).toEqual([protocol, host, port]);
});
