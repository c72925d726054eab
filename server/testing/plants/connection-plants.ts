import type { Plant } from './plant.ts';

/** Faults towards the database and towards clients, put back. */
export const CONNECTION_PLANTS: readonly Plant[] = [
  {
    name: 'transactions of the library, on a pool whose clients nobody listens to',
    replacements: [
      {
        file: 'db/postgres.ts',
        find: 'db: drizzleOnPool(pool),',
        replace: 'db: drizzle(new pg.Pool({ connectionString: databaseUrl, max: 20 })),',
      },
    ],
    suite: 'database-faults.test.ts',
    test: 'among writes',
    quick: true,
  },
  {
    name: 'answers kept after their effect, in a transaction of their own',
    replacements: [
      {
        file: 'platform/idempotency/claim.ts',
        find: '    async settle(tx, answer) {',
        replace: '    async settle(tx, answer) {\n      if (tx) return;',
      },
    ],
    suite: 'database-faults.test.ts',
    test: 'cut in the commit',
  },
  {
    name: 'a stream whose end rejects unheard',
    replacements: [
      {
        file: 'platform/idempotency/idempotency.ts',
        find: "log.warn({ err }, 'idempotency claim not ended');",
        replace: 'throw err;',
      },
    ],
    suite: 'database-faults.test.ts',
    test: 'a stream whose database goes away',
  },
  {
    name: 'statements that wait one after another',
    replacements: [
      {
        file: 'platform/http/deadline.ts',
        find: 'AFTER_LOSS_MS = 500',
        replace: 'AFTER_LOSS_MS = 60_000',
      },
      {
        file: 'platform/contract/deadline-of.ts',
        find: '9_500 : 5_500',
        replace: '95_000 : 55_000',
      },
    ],
    suite: 'database-faults.test.ts',
    test: 'is slow at every step',
  },
  {
    name: 'readers that take nothing are never closed',
    replacements: [
      {
        file: 'platform/http/server.ts',
        find: 'setInterval(() => connections.closeStalled(), WATCH_MS)',
        replace: 'setInterval(() => undefined, WATCH_MS)',
      },
    ],
    suite: 'hostile-clients.test.ts',
    test: 'cost little when they read nothing',
  },
  {
    name: 'requests sent ahead are all worked on at once, each with a copy of the file',
    replacements: [
      {
        file: 'platform/http/connections.ts',
        find: 'if (!connection.current) work();',
        replace: 'if (connection) work();',
      },
      {
        file: 'platform/http/static-files.ts',
        find: ': pieces(bytes)',
        replace: ': Buffer.from(bytes)',
      },
    ],
    suite: 'hostile-clients.test.ts',
    test: 'cost little when they read nothing',
  },
  {
    name: 'a body that breaks off looks like a database that went away',
    replacements: [
      {
        file: '../contract/read/json-body.ts',
        find: "throw new Refusal('malformed_request', { cause });",
        replace: 'throw cause;',
      },
    ],
    suite: 'hostile-clients.test.ts',
    test: 'that break off',
  },
  {
    name: 'a body that breaks off is taken for one that ended',
    replacements: [
      {
        file: '../contract/read/json-body.ts',
        find: 'reader.read().catch(brokenOff)',
        replace: 'reader.read().catch(() => ({ done: true as const, value: undefined }))',
      },
    ],
    suite: 'hostile-clients.test.ts',
    test: 'that break off',
  },
];
