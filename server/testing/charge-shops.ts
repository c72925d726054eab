import { openFolderDatabase } from '../db/client.ts';
import type { Replacement } from './plants/plant.ts';
import { startPostgres } from './postgres.ts';
import { postgresEnvironment } from './server-process.ts';
import { STAND_IN_KEY, STAND_IN_SECRET, startStripeStandIn } from './stripe/stand-in.ts';

type Send = (path: string, body: unknown) => Promise<unknown>;

/** A database and a provider that outlive the server processes in front of them. */
export type Shop = {
  env: Record<string, string>;
  replacements: readonly Replacement[];
  /** Verifies an address where no outbox shows the mail. */
  verify?: (email: string) => Promise<void>;
  /** Passes the set-up of a card as the person does in the browser. */
  confirmCard(clientSecret: string, send: Send): Promise<void>;
  /** Amounts that the provider has charged; the server has stopped. */
  charges(): Promise<number[]>;
  close(): Promise<void>;
};

/** The embedded default: the sandbox keeps its books in the server's own database. */
export async function sandboxInFolder(dataDir: string): Promise<Shop> {
  return {
    env: { RATE_LIMIT_FACTOR: '10000' },
    replacements: [],
    async confirmCard(clientSecret, send) {
      await send('payments/sandbox/confirm', { clientSecret, card: 'success' });
    },
    async charges() {
      const database = await openFolderDatabase(dataDir);
      const { rows } = await database.sql.query(
        `select amount from sandbox_intents where kind = 'payment' and status = 'succeeded'`,
      );
      await database.close();
      return (rows as { amount: number }[]).map(({ amount }) => amount);
    },
    close: () => Promise.resolve(),
  };
}

/**
 * Production's parts, each in a process that goes on when the server is killed: PostgreSQL, and Stripe's API over HTTP.
 * Billing's time can be moved and requests are not limited, as on the embedded default.
 */
export async function stripeOnPostgres(): Promise<Shop> {
  const postgres = await startPostgres();
  const [database, stripe] = [await postgres.open(), await startStripeStandIn()];
  return {
    env: {
      ...postgresEnvironment(database.url),
      PAYMENTS: '',
      STRIPE_SECRET_KEY: STAND_IN_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin0000',
      STRIPE_WEBHOOK_SECRET: STAND_IN_SECRET,
      STRIPE_API_BASE: stripe.apiBase,
      BUSINESS_NAME: 'Promptwell Ltd',
      BUSINESS_ADDRESS: '1 Well Lane',
    },
    replacements: [
      {
        file: 'wiring.ts',
        find: '...(config.movableClock && {',
        replace: '...(config.databaseUrl && {',
      },
      // A request that died with its server may be repeated sooner.
      {
        file: 'platform/idempotency/store.ts',
        find: 'LEASE_MS = 20_000',
        replace: 'LEASE_MS = 3_000',
      },
      {
        file: 'services.ts',
        find: 'createRateLimiter(database.sql, config.rateLimitFactor)',
        replace: 'createRateLimiter(database.sql, 10_000)',
      },
      {
        file: 'app.ts',
        find: 'createRequestLimits(clock, config.rateLimitFactor)',
        replace: 'createRequestLimits(clock, 10_000)',
      },
    ],
    async verify(email) {
      const text = 'update users set email_verified_at = now() where email = $1';
      await database.sql.query(text, [email]);
    },
    async confirmCard(clientSecret) {
      stripe.books.confirm(clientSecret, 'success');
    },
    async charges() {
      if (stripe.faults.length > 0) throw new Error(stripe.faults.join('\n'));
      const paid = [...stripe.books.payments.values()];
      return paid.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
    },
    async close() {
      await database.close();
      await postgres.stop();
      await stripe.close();
    },
  };
}
