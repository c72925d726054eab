import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../db/client.ts';
import { createMemoryDatabase } from './memory-database.ts';

export type CountedDatabase = OpenDatabase & { statements: string[] };

/** A fresh database in memory that writes down its statements; those of Drizzle and the plain ones. */
export async function createCountedDatabase(): Promise<CountedDatabase> {
  const database = await createMemoryDatabase();
  const statements: string[] = [];
  const note = (text: string) => void statements.push(text);
  const { $client } = database.db as unknown as { $client: Parameters<typeof drizzle>[0] };
  return {
    ...database,
    statements,
    db: drizzle($client as never, { logger: { logQuery: note } }),
    sql: {
      query(text, values) {
        note(text);
        return database.sql.query(text, values);
      },
      exec(text) {
        note(text);
        return database.sql.exec(text);
      },
    },
  };
}
