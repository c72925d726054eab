/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinServer, personAt } from '../testing/api-person.ts';
import type { Replacement } from '../testing/plants/plant.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { postgresEnvironment, startServer, type ServerProcess } from '../testing/server-process.ts';

const DAY = 86_400_000;
const WINDOW_SECONDS = 30 * 60;

/** A server of a machine whose clock is wrong. */
const clockOff = (ms: number): Replacement => ({
  file: 'main.ts',
  find: 'async function start(): Promise<void> {',
  replace: `globalThis.Date = class extends Date {
  constructor(...from) { super(...(from.length > 0 ? from : [Date.now()])); }
  static now() { return super.now() + ${ms}; }
};
async function start() {`,
});

/** Two servers on one PostgreSQL, one a day behind it and one a day ahead. */
let postgres: TestPostgres;
let database: Awaited<ReturnType<TestPostgres['open']>>;
let behind: ServerProcess;
let ahead: ServerProcess;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.open();
  const env = postgresEnvironment(database.url);
  behind = await startServer({ env, replacements: [clockOff(-DAY)] });
  ahead = await startServer({ env, replacements: [clockOff(DAY)] });
});
afterAll(async () => {
  await behind?.stop();
  await ahead?.stop();
  await database?.close();
  await postgres?.stop();
});

it('servers whose clocks are two days apart agree about sessions and limits', async () => {
  const person = await joinServer(ahead.origin, async (email) => {
    await database.sql.query('update users set email_verified_at = now() where email = $1', [
      email,
    ]);
  });
  for (const { origin } of [behind, ahead]) {
    const profile = await personAt(origin, person).ask('GET', '/api/users/me/profile');
    expect(profile.status).toBe(200);
  }

  const forgot = ({ origin }: ServerProcess, nth: number) =>
    fetch(`${origin}/api/users/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${nth}` },
      body: JSON.stringify({ email: person.email }),
    });
  for (let nth = 1; nth <= 5; nth += 1) expect((await forgot(behind, nth)).status).toBe(202);
  for (const [at, server] of [ahead, behind].entries()) {
    const refused = await forgot(server, 10 + at);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(WINDOW_SECONDS);
  }
});
