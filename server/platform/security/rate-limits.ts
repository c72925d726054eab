import type { SqlClient } from '#server/db/client.ts';
import { problem } from '../problems.ts';
import type { TextKey } from '../text/text-key.ts';

/** `points` tries in `seconds`. `text` says why, where "too many tries" would blame a person who tried once. */
export type Limit = { name: string; points: number; seconds: number; text?: TextKey };

export type RateLimiter = {
  /** Counts one try. @throws ProblemError `rate_limited` once the limit is passed. */
  take(limit: Limit, key: string): Promise<void>;
  /** Gives one try back, after it turned out to be a good one. */
  giveBack(limit: Limit, key: string): Promise<void>;
};

/** The database's time alone, in milliseconds: servers whose clocks differ share one window. */
const NOW = '(extract(epoch from statement_timestamp()) * 1000)::bigint';
const MAX_POINTS = 2_147_483_647;

/** A window that ends later than one from now on would was made before the limit became shorter. */
const TAKE = `
  insert into rate_limits as kept (key, points, expire) values ($1, 1, ${NOW} + $2::bigint)
  on conflict (key) do update set
    points = case when kept.expire <= ${NOW} then 1 else least(kept.points, ${MAX_POINTS - 1}) + 1 end,
    expire = case when kept.expire <= ${NOW} then excluded.expire
      else least(kept.expire, excluded.expire) end
  returning points, (expire - ${NOW})::float8 as wait`;
const GIVE_BACK = `
  update rate_limits set points = points - 1
  where key = $1 and points > 0 and expire > ${NOW}`;

/**
 * Limits shared by all servers through the database: each try is one statement that counts and tells,
 * so that parallel tries cannot slip through. `factor` widens every limit (browser tests).
 */
export function createRateLimiter(sql: SqlClient, factor = 1): RateLimiter {
  return {
    async take(limit, key) {
      const { rows } = await sql.query(TAKE, [nameOf(limit, key), limit.seconds * 1000]);
      const [window] = rows as { points: number; wait: number }[];
      if (!window) throw new Error('The rate limiter failed');
      if (window.points <= limit.points * factor) return;
      throw problem('rate_limited', {
        ...(limit.text && { text: limit.text }),
        retryAfter: Math.min(86_400, Math.max(1, Math.ceil(window.wait / 1000))),
      });
    },
    async giveBack(limit, key) {
      await sql.query(GIVE_BACK, [nameOf(limit, key)]);
    },
  };
}

function nameOf(limit: Limit, key: string): string {
  return `${limit.name}:${key.slice(0, 200)}`;
}

/** Removes counters that have run out. */
export async function sweepRateLimits(sql: SqlClient): Promise<void> {
  await sql.query(`delete from rate_limits where expire <= ${NOW}`);
}

/** Removes every counter. */
export async function forgetRateLimits(sql: SqlClient): Promise<void> {
  await sql.query('delete from rate_limits');
}
