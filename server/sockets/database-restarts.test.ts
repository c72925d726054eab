import { afterAll, beforeAll, expect, it } from 'vitest';
import { DRAFT, joinServer, type ApiPerson } from '../testing/api-person.ts';
import { emptyLibrary, libraryOf, random, report, saveOnce } from '../testing/ledger.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { postgresEnvironment, startServer, type ServerProcess } from '../testing/server-process.ts';

/** PostgreSQL itself is killed and restarted among writes, while the server goes on. */
const ROUNDS = Number(process.env['ROUNDS'] ?? (process.env['PROVE'] ? 40 : 2));
const SEED = Number(process.env['SEED'] ?? 20_261_121);
const WRITERS = 4;
/** Five seconds, and room for a busy machine. */
const HEALTHY_MS = process.env['PROVE'] ? 5_000 : 20_000;

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
      const sent: string[] = [];
      const answered = new Set<string>();
      const endAfter = 1 + Math.floor(next() * 7);
      const write = async (writer: number): Promise<void> => {
        for (let nth = 0; nth < 5; nth += 1) {
          const key = `restart-${round}-${writer}-${nth}`;
          sent.push(key);
          if (!(await saveOnce(person, key))) return;
          answered.add(key);
          if (answered.size === endAfter) postgres.end(round % 2 === 0 ? 'SIGKILL' : 'SIGINT');
        }
      };
      await Promise.all(Array.from({ length: WRITERS }, (_, at) => write(at)));
      await expect.poll(ready, { timeout: 30_000, interval: 50 }).toBe(503);
      await postgres.startAgain();
      const started = performance.now();
      await expect.poll(ready, { timeout: HEALTHY_MS, interval: 50 }).toBe(200);
      healthyWorst = Math.max(healthyWorst, Math.round(performance.now() - started));
      expect(server.exited()).toBe(false);
      for (const key of sent.filter((name) => !answered.has(name))) {
        expect(await saveOnce(person, key)).toBe(true);
        repeated += 1;
      }
      acknowledged += answered.size;
      const titles = (await libraryOf(person)).map(({ title }) => title);
      expect(titles.toSorted()).toEqual(sent.map((key) => `${DRAFT.title} ${key}`).toSorted());
      await emptyLibrary(person);
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
