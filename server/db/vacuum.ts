import type { SqlClient } from './client.ts';

/** Time limit of one vacuum step; requests wait for it and for the table in progress. */
const MAX_MS = 1_000;
const TABLES =
  "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace";

export type Vacuum = {
  /** Queues every table. */
  begin(): Promise<void>;
  /** Vacuums queued tables while the server is idle, for a second at most; the rest waits. */
  goOn(): Promise<void>;
};

/**
 * Makes the room of deleted rows usable again. The embedded database has no autovacuum and would only
 * grow; and it does one thing at a time, so that requests wait for the table that is at work. Pages
 * without change are skipped.
 */
export function createVacuum(
  sql: SqlClient,
  { isIdle, now = () => performance.now() }: { isIdle: () => boolean; now?: () => number },
): Vacuum {
  let tables: string[] = [];
  return {
    async begin() {
      const { rows } = await sql.query(TABLES);
      tables = (rows as { name: string }[]).map(({ name }) => name);
    },
    async goOn() {
      const end = now() + MAX_MS;
      while (isIdle() && now() < end) {
        const table = tables.shift();
        if (table === undefined) return;
        await sql.exec(`vacuum "${table}"`);
      }
    },
  };
}
