import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase, SqlClient } from './client.ts';
import { createBoundedPool, LIMITS, type BoundedPool, type Query } from './postgres-pool.ts';

const LOCK_KEY = 7_203_541;

/** Drizzle on anything that answers queries; it asks nothing else of a connection. */
const drizzleOn = (query: Query) => drizzle({ query } as unknown as pg.Client);

/**
 * Drizzle whose transactions always release their connection. Drizzle's own keep it when `begin`
 * fails, and release a broken one after a failed `rollback`.
 */
function drizzleOnPool(pool: BoundedPool): Database {
  const db = drizzleOn(pool.query);
  const transaction: typeof db.transaction = async (work, config) => {
    const lease = await pool.take();
    try {
      return await drizzleOn(lease.query).transaction(work, config);
    } finally {
      lease.giveBack();
    }
  };
  return Object.assign(db, { transaction });
}

const plain = (query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>) =>
  ({
    query: (text, values) => query(text, values),
    exec: async (text) => void (await query(text)),
  }) satisfies SqlClient;

/** PostgreSQL behind a pool whose every wait is bounded. */
export function openPostgres(
  databaseUrl: string,
  overrides: { connectionTimeoutMillis?: number } = {},
): OpenDatabase {
  const pool = createBoundedPool(databaseUrl, overrides);
  return {
    kind: 'postgres',
    db: drizzleOnPool(pool),
    sql: plain(pool.query),
    withMigrationLock: async (job) => {
      const client = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: LIMITS.connectMs,
      });
      // Without a listener, a connection that breaks between two statements ends the process.
      client.on('error', () => undefined);
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
        return await job(plain((text, values) => client.query(text, values)));
      } finally {
        await client.end();
      }
    },
    warnings: [],
    close: () => pool.end(),
  };
}
