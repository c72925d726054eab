import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { SqlClient } from '../db/client.ts';
import { problem, type ProblemError } from './problems.ts';

/** `points` tries in `seconds`. `text` says why, where "too many tries" would blame somebody who tried once. */
export type Limit = { name: string; points: number; seconds: number; text?: string };

export type RateLimiter = {
  /** Counts one try. @throws ProblemError `rate_limited` once the limit is passed. */
  take(limit: Limit, key: string): Promise<void>;
  /** Gives one try back, after it turned out to be a good one. */
  giveBack(limit: Limit, key: string): Promise<void>;
};

/**
 * Limits shared by all servers through the database: each try is one statement that counts and tells,
 * so that parallel tries cannot slip through. `factor` widens every limit (browser tests).
 */
export function createRateLimiter(sql: SqlClient, factor = 1): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();
  const storeClient = {
    query: async (q: { text: string; values: unknown[] }) => {
      const { rows } = await sql.query(q.text, q.values);
      return { rows, rowCount: rows.length };
    },
  };
  const limiter = (limit: Limit) => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: limit.points * factor,
      duration: limit.seconds,
    });
    limiters.set(limit.name, made);
    return made;
  };
  return {
    async take(limit, key) {
      try {
        await limiter(limit).consume(key.slice(0, 200), 1);
      } catch (error) {
        throw refusal(error, limit.text);
      }
    },
    async giveBack(limit, key) {
      await limiter(limit).reward(key.slice(0, 200), 1);
    },
  };
}

function refusal(error: unknown, text: string | undefined): ProblemError | Error {
  if (error instanceof RateLimiterRes)
    return problem('rate_limited', {
      ...(text && { text }),
      retryAfter: Math.min(86_400, Math.max(1, Math.ceil(error.msBeforeNext / 1000))),
    });
  return error instanceof Error ? error : new Error('The rate limiter failed', { cause: error });
}

/** Removes counters that have run out. */
export async function sweepRateLimits(sql: SqlClient, now: Date): Promise<void> {
  await sql.query('delete from rate_limits where expire < $1', [now.getTime()]);
}
