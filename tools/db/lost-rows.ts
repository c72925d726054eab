import type { SqlClient } from '#server/db/client.ts';
import { readRows, tableNames } from './dump.ts';

/** Every row of every table, its values as text. */
export type Rows = Record<string, Record<string, string | null>[]>;

/** Tables and columns (`table.column`) that a migration dropped or changed on purpose. */
const GIVEN_UP = new Set(['seeds', 'prompts.quality_score', 'prompts.search']);

export async function readAll(sql: SqlClient): Promise<Rows> {
  const all: Rows = {};
  for (const table of await tableNames(sql)) all[table] = await readRows(sql, table);
  return all;
}

/** Rows of before that are not there any more, compared by the columns that they had. */
export function lostRows(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    if (GIVEN_UP.has(table)) return [];
    const columns = Object.keys(rows[0] ?? {}).filter((name) => !GIVEN_UP.has(`${table}.${name}`));
    const text = (row: Rows[string][number]) => JSON.stringify(columns.map((name) => row[name]));
    const found = new Set((after[table] ?? []).map(text));
    return rows
      .map((row) => `${table} ${text(row)}`)
      .filter((line) => !found.has(line.slice(table.length + 1)));
  });
}
