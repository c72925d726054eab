import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlClient } from '#server/db/client.ts';
import { MIGRATIONS, type Landed } from './record.ts';

/** Tables in an order in which every foreign key finds its row. */
const TABLES = `
  with recursive depth as (
    select c.oid, c.relname, 0 as level from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    union
    select c.oid, c.relname, d.level + 1 from depth d
    join pg_constraint k on k.confrelid = d.oid and k.contype = 'f' and k.conrelid <> k.confrelid
    join pg_class c on c.oid = k.conrelid
  )
  select relname as name from depth group by relname order by max(level), relname`;

const COLUMNS = `
  select column_name as name from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
  order by ordinal_position`;

async function names(sql: SqlClient, query: string, values?: unknown[]): Promise<string[]> {
  const { rows } = await sql.query(query, values);
  return (rows as { name: string }[]).map(({ name }) => name);
}

export const tableNames = (sql: SqlClient): Promise<string[]> => names(sql, TABLES);

/** Every row of a table as texts by column, in a fixed order. */
export async function readRows(
  sql: SqlClient,
  table: string,
): Promise<Record<string, string | null>[]> {
  const columns = await names(sql, COLUMNS, [table]);
  const texts = columns.map((column) => `"${column}"::text as "${column}"`).join(', ');
  const { rows } = await sql.query(`select ${texts} from "${table}" order by "${table}"::text`);
  return rows as Record<string, string | null>[];
}

const literal = (value: string | null): string =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;

/** A whole database as plain SQL that PGlite and PostgreSQL load: the landed migrations, then rows. */
export async function dumpSql(sql: SqlClient, landed: readonly Landed[]): Promise<string> {
  const parts = [
    '-- Schema and representative rows of an older version. Made by npm run db:fixture; never edited.',
    "set timezone = 'UTC';",
    'create table schema_migrations (hash text primary key, created_at bigint not null);',
    ...landed.map(({ tag }) => readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8').trimEnd()),
  ];
  for (const table of await tableNames(sql))
    for (const row of await readRows(sql, table)) {
      const columns = Object.keys(row).map((name) => `"${name}"`);
      const values = Object.values(row).map(literal);
      parts.push(`insert into "${table}" (${columns.join(', ')}) values (${values.join(', ')});`);
    }
  return `${parts.join('\n')}\n`;
}
