import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { createMemoryDatabase } from './memory-database.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/**
 * Declares the same tests on PGlite and on PostgreSQL, each on one fresh database, which `opened` answers from a
 * `beforeEach` on. Where PostgreSQL cannot run, its tests are skipped and the reason is printed.
 */
export function onEachDatabase(declare: (opened: () => OpenDatabase) => void): void {
  let postgres: TestPostgres | undefined;
  let reason: unknown;
  beforeAll(async () => {
    try {
      postgres = await startPostgres();
    } catch (error) {
      reason = error;
    }
  }, 60_000);
  afterAll(() => postgres?.stop());

  describe.each(['PGlite', 'PostgreSQL'] as const)('on %s', (kind) => {
    let database: OpenDatabase | undefined;
    beforeAll(async () => {
      database = await (kind === 'PGlite' ? createMemoryDatabase() : postgres?.open());
      if (!database)
        process.stderr.write(`Races are not run on PostgreSQL here: ${String(reason)}\n`);
    });
    afterAll(() => database?.close());
    beforeEach(({ skip }) => {
      if (!database) skip('PostgreSQL cannot run here');
    });
    declare(() => {
      if (!database) throw new Error('The database is not open yet.');
      return database;
    });
  });
}
