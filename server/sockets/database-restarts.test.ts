/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinServer, type ApiPerson } from '../testing/api-person.ts';
import { repeatUnanswered, writeUntilInterrupted } from '../testing/interrupted-writes.ts';
import { random, report, saveOnce } from '../testing/ledger.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { postgresEnvironment, startServer, type ServerProcess } from '../testing/server-process.ts';

/** PostgreSQL itself is killed and restarted among writes, while the server goes on. */
const ROUNDS = Number(process.env['ROUNDS'] ?? (process.env['EXHAUSTIVE'] ? 40 : 2));
const SEED = Number(process.env['SEED'] ?? 20_261_121);
/** Five seconds, and room for a busy machine. */
const HEALTHY_MS = process.env['EXHAUSTIVE'] ? 5_000 : 20_000;

let postgres: TestPostgres;
let database: Awaited<ReturnType<TestPostgres['open']>>;
let server: ServerProcess;
let person: ApiPerson;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.open();
  server = await startServer({ env: postgresEnvironment(database.url) });
  person = await joinServer(server.origin, async (email) => {
    await database.sql.query('update users set email_verified_at = now() where email = $1', [
      email,
    ]);
  });
});
afterAll(async () => {
  await server?.stop();
  await database?.close();
  await postgres?.stop();
});
const ready = async () => (await fetch(`${server.origin}/ready`)).status;

it(
  'the server outlives its database, loses no acknowledged save and makes none twice',
  { timeout: ROUNDS * 120_000 },
  async () => {
    const next = random(SEED);
    let acknowledged = 0;
    let repeated = 0;
    let healthyWorst = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const writes = await writeUntilInterrupted({
        round: `restart-${round}`,
        after: 1 + Math.floor(next() * 7),
        interrupt: () => postgres.end(round % 2 === 0 ? 'SIGKILL' : 'SIGINT'),
        // The server stays: that it hangs up on a writer is a fault.
        save: (key) => saveOnce(person, key),
      });
      await expect.poll(ready, { timeout: 30_000, interval: 50 }).toBe(503);
      await postgres.startAgain();
      const started = performance.now();
      await expect.poll(ready, { timeout: HEALTHY_MS, interval: 50 }).toBe(200);
      healthyWorst = Math.max(healthyWorst, Math.round(performance.now() - started));
      expect(server.exited()).toBe(false);
      repeated += await repeatUnanswered(person, writes);
      acknowledged += writes.answered.size;
    }
    expect(acknowledged).toBeGreaterThan(0);
    report('database restarts', {
      seed: SEED,
      n: ROUNDS,
      acknowledged,
      repeated,
      bad: 0,
      healthyWorst,
    });
  },
);
