import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';

export type Meter = 'generations' | 'runs' | 'downloads';
export type MeterMonth = { ownerId: string; meter: Meter; periodStart: Date };

const returned = (result: unknown): number => (result as { rows: unknown[] }).rows.length;

/** Counters of what a plan limits by the month. */
export function quotaRepository(db: Database) {
  return {
    /**
     * Counts one up unless the limit is reached: one statement that judges the row it locks, so that of any
     * number of requests, on any number of servers, exactly the limit gets through.
     */
    async countUp(
      { ownerId, meter, periodStart }: MeterMonth,
      limit: number | null,
    ): Promise<boolean> {
      const start = periodStart.toISOString();
      const result: unknown = await db.execute(sql`
    insert into usage_counters as counter (owner_id, meter, period_start, used)
    select ${ownerId}::uuid, ${meter}::text, ${start}::timestamptz, 1
    where ${limit}::int is null or ${limit}::int >= 1
    on conflict (owner_id, meter, period_start) do update set used = counter.used + 1
    where ${limit}::int is null or counter.used < ${limit}::int
    returning counter.used`);
      return returned(result) > 0;
    },

    /** Counts one down, once for each reservation however often it is asked, in one statement. */
    async countDown(
      reservationId: string,
      { ownerId, meter, periodStart }: MeterMonth,
      now: Date,
    ): Promise<void> {
      const start = periodStart.toISOString();
      await db.execute(sql`
    with counter as (
      select owner_id from usage_counters
      where owner_id = ${ownerId}::uuid and meter = ${meter}::text
        and period_start = ${start}::timestamptz
    ), forgotten as (
      delete from quota_refunds where owner_id = ${ownerId}::uuid
        and refunded_at < ${now.toISOString()}::timestamptz - interval '400 days'
    ), first as (
      insert into quota_refunds (reservation_id, owner_id, refunded_at)
      select ${reservationId}::uuid, owner_id, ${now.toISOString()}::timestamptz from counter
      on conflict (reservation_id) do nothing
      returning owner_id
    )
    update usage_counters set used = used - 1
    where owner_id = (select owner_id from first) and meter = ${meter}::text
      and period_start = ${start}::timestamptz and used > 0`);
    },
  };
}
