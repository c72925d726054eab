import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinServer, personAt, type ApiPerson } from '../testing/api-person.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { postgresEnvironment, startServer, type ServerProcess } from '../testing/server-process.ts';

/** Three processes of the product on one PostgreSQL. */
let postgres: TestPostgres;
let database: Awaited<ReturnType<TestPostgres['open']>>;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.open();
  const env = postgresEnvironment(database.url);
  servers = await Promise.all(Array.from({ length: 3 }, () => startServer({ env })));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database?.close();
  await postgres?.stop();
});

const verify = async (email: string) => {
  await database.sql.query('update users set email_verified_at = now() where email = $1', [email]);
};
/** One person, as each of the servers sees them. */
async function everywhere(): Promise<ApiPerson[]> {
  const [first] = servers;
  if (!first) throw new Error('No server');
  const person = await joinServer(first.origin, verify);
  return servers.map(({ origin }) => personAt(origin, person));
}

describe('several servers on one database', () => {
  it('end a session everywhere when one ends it', async () => {
    const people = await everywhere();
    const profiles = () =>
      Promise.all(
        people.map(async (person) => (await person.ask('GET', '/api/users/me/profile')).status),
      );
    expect(await profiles()).toEqual([200, 200, 200]);
    await people[1]?.ask('POST', '/api/users/auth/logout');
    // The others may know it for a second more.
    await expect.poll(profiles, { timeout: 10_000, interval: 200 }).toEqual([401, 401, 401]);
  });

  it('count a quota exactly when runs come to all of them at once', async () => {
    const people = await everywhere();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => people[at % people.length]!.run()),
    );
    const statuses = Map.groupBy(answers, ({ status }) => status);
    const { used, limit } = (await people[0]!.quota()).runs;
    expect(new Set(statuses.keys())).toEqual(new Set([200, 402]));
    expect(statuses.get(200)).toHaveLength(Number(limit));
    expect(used).toBe(limit);
  });
});
