import pg from 'pg';
import { isDatabaseUnavailable } from '../platform/database/db-errors.ts';
import { DeadlineExceeded, shortenDeadline, timeLeft } from '../platform/http/deadline.ts';

/** PostgreSQL ends a statement before this side gives its connection up. */
export const LIMITS = { connectMs: 3_000, statementMs: 4_000, answerMs: 4_500 } as const;
/** A connection that rested longer is asked whether it lives before it is used. */
const RESTED_MS = 5_000;
const PING_MS = 1_000;
/** Silence of less says that the request's time was short, not that the database is away. */
const SILENCE_MS = 2_000;

const SETTINGS = {
  max: 20,
  connectionTimeoutMillis: LIMITS.connectMs,
  statement_timeout: LIMITS.statementMs,
  idle_in_transaction_session_timeout: 10_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
};

type QueryConfig = pg.QueryConfig & { query_timeout?: number };
export type Query = (
  config: string | QueryConfig,
  values?: unknown[],
) => Promise<pg.QueryResult<Record<string, unknown>>>;

/** One connection for one job, released by its taker; a broken one is closed. */
export type Lease = { query: Query; giveBack(): void };

export type BoundedPool = {
  /** One statement on any connection. */
  query: Query;
  take(): Promise<Lease>;
  end(): Promise<void>;
};

/** A statement that PostgreSQL refused leaves its connection sound; everything else does not. */
function isSound(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

/**
 * A pool in which every wait ends: for a connection, for an answer, at the request's deadline. When one
 * connection proves dead, all older ones are suspect and are replaced before they are used again.
 */
export function createBoundedPool(
  connectionString: string,
  overrides: { connectionTimeoutMillis?: number } = {},
): BoundedPool {
  const pool = new pg.Pool({ connectionString, ...SETTINGS, ...overrides });
  const facts = new WeakMap<pg.PoolClient, { generation: number; usedAt: number }>();
  let generation = 0;
  // A connection that breaks reports here as well as to its statement; unheard, it ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    facts.set(client, { generation, usedAt: performance.now() });
  });

  function lost(error: unknown): void {
    if (error instanceof DeadlineExceeded || !isDatabaseUnavailable(error)) return;
    generation += 1;
    shortenDeadline();
  }

  async function connect(): Promise<pg.PoolClient> {
    const ms = timeLeft(overrides.connectionTimeoutMillis ?? LIMITS.connectMs);
    if (ms <= 0) throw new DeadlineExceeded();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new DeadlineExceeded()), ms);
    const asked = pool.connect();
    try {
      return await Promise.race([asked, late.promise]);
    } catch (error) {
      asked.then(
        (client) => client.release(),
        () => undefined,
      );
      shortenDeadline();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask(
    client: pg.PoolClient,
    config: string | QueryConfig,
    values: unknown[] | undefined,
    limit: number,
  ) {
    const ms = timeLeft(limit);
    if (ms <= 0) throw new DeadlineExceeded();
    const bounded = typeof config === 'string' ? { text: config } : config;
    const query = { ...bounded, query_timeout: Math.ceil(ms) };
    const asked = performance.now();
    try {
      return await client.query<Record<string, unknown>>(query as pg.QueryConfig, values);
    } catch (error) {
      const waited = performance.now() - asked;
      const isCut = ms < Math.min(limit, SILENCE_MS) && waited >= ms - 1;
      if (isCut && !isSound(error)) throw new DeadlineExceeded();
      throw error;
    }
  }

  /** A connection that is known to work, or was just made. */
  async function acquire(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await connect();
      const known = facts.get(client);
      if (known?.generation === generation) {
        if (performance.now() - known.usedAt < RESTED_MS) return client;
        try {
          await ask(client, 'select 1', undefined, PING_MS);
          return client;
        } catch {
          generation += 1;
        }
      }
      client.release(true);
    }
  }

  async function take(): Promise<Lease> {
    const client = await acquire();
    let broken: Error | undefined;
    return {
      async query(config, values) {
        if (broken) throw broken;
        try {
          return await ask(client, config, values, LIMITS.answerMs);
        } catch (error) {
          if (!isSound(error)) {
            broken = error instanceof Error ? error : new Error('The connection failed');
            lost(error);
          }
          throw error;
        }
      },
      giveBack() {
        const known = facts.get(client);
        if (known) known.usedAt = performance.now();
        client.release(broken);
      },
    };
  }

  return {
    async query(config, values) {
      const lease = await take();
      try {
        return await lease.query(config, values);
      } finally {
        lease.giveBack();
      }
    },
    take,
    end: () => pool.end(),
  };
}
