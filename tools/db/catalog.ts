import type { SqlClient } from '#server/db/client.ts';

const CATALOG = `
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end
    || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
    || coalesce(' collate ' || l.collname, '') as line
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  left join pg_collation l on l.oid = a.attcollation
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    and c.relname <> 'schema_migrations'
  union all
  select 'constraint ' || conrelid::regclass || '.' || conname || ' ' || pg_get_constraintdef(oid)
  from pg_constraint
  where connamespace = 'public'::regnamespace and conrelid is distinct from to_regclass('schema_migrations')::oid
  union all
  select 'index ' || indexdef from pg_indexes
  where schemaname = 'public' and tablename <> 'schema_migrations'
  order by line`;

/** Every column, constraint and index of a database, a line each; the order of columns is left out. */
export async function readCatalog(sql: SqlClient): Promise<string[]> {
  const { rows } = await sql.query(CATALOG);
  return (rows as { line: string }[]).map(({ line }) => line);
}
