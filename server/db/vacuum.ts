import type { SqlClient } from './client.ts';

const TABLES =
  "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace";

/**
 * Makes the room of deleted rows usable again. The embedded database has no autovacuum and would only
 * grow. One table is one statement, so that requests go between; pages without change are skipped.
 */
export async function vacuum(sql: SqlClient): Promise<void> {
  const { rows } = await sql.query(TABLES);
  for (const { name } of rows as { name: string }[]) await sql.exec(`vacuum "${name}"`);
}
