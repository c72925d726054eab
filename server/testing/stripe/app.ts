import { Stripe } from 'stripe';
import { createStripe } from '#server/adapters/payments/create-stripe.ts';
import type { Problem } from '#contract/generated/schemas.ts';
import { createTestApp, type TestOverrides } from '../test-app.ts';
import type { StandInEvent } from './objects.ts';
import { STAND_IN_KEY, STAND_IN_SECRET, startStripeStandIn } from './stand-in.ts';

const WEBHOOK = '/api/v1/public/webhooks/stripe';

/** The header with which Stripe sends a body. */
export const signStripe = (payload: string, at: Date, secret = STAND_IN_SECRET): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at.getTime() / 1000 });

/** An event as Stripe sends it, with its signature. */
export const signedEvent = (body: object, at: Date) => ({
  body,
  headers: { 'stripe-signature': signStripe(JSON.stringify(body), at) },
});

/** Stripe adapter on a stand-in; without one it reads events and sends no requests. */
export const standInProvider = (apiBase?: string) =>
  createStripe({
    secretKey: STAND_IN_KEY,
    webhookSecret: STAND_IN_SECRET,
    ...(apiBase && { apiBase }),
  });

/** Application with Stripe as its provider, and the stand-in that receives its requests. */
export async function createStripeApp(overrides: TestOverrides = {}) {
  const stripe = await startStripeStandIn();
  const { apiBase } = stripe;
  const app = await createTestApp({
    ...overrides,
    paymentProvider: standInProvider(apiBase),
    config: {
      rateLimitFactor: 1_000,
      payments: {
        kind: 'stripe',
        secretKey: STAND_IN_KEY,
        webhookSecret: STAND_IN_SECRET,
        publishableKey: 'pk_test_standin0000',
        apiBase,
      },
      ...overrides.config,
    },
  });

  /** Sends a body as Stripe does, and does what follows of it. */
  const send = async (payload: string, signature = signStripe(payload, app.clock.now())) => {
    const response = await app.app.request(WEBHOOK, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
    });
    await app.services.jobs.drain();
    const problem = response.status >= 400 ? ((await response.json()) as Problem) : undefined;
    return { status: response.status, code: problem?.code };
  };
  const deliver = (event: StandInEvent) => send(JSON.stringify(event));

  return {
    app,
    stripe,
    send,
    deliver,
    /** The newest event of a type. */
    event(type: string): StandInEvent {
      const found = stripe.books.events.findLast((event) => event.type === type);
      if (!found) throw new Error(`Stripe has told no ${type}`);
      return found;
    },
    close: async () => {
      await app.close();
      await stripe.close();
    },
  };
}

export type StripeApp = Awaited<ReturnType<typeof createStripeApp>>;
