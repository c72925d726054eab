import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinServer, personAt, type ApiPerson } from '../testing/api-person.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';
import { repeatUnanswered, writeUntilInterrupted } from '../testing/interrupted-writes.ts';
import { percentile, random, report, saveOnce } from '../testing/ledger.ts';

/** Kills the server without warning among writes, starts it again, and sends what was unanswered again. */
const CYCLES = Number(process.env['CYCLES'] ?? (process.env['EXHAUSTIVE'] ? 200 : 3));
const SEED = Number(process.env['SEED'] ?? 20_261_121);

let dataDir: string;
let server: ServerProcess;
let person: ApiPerson;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'promptwell-crash-'));
  server = await startServer({ dataDir });
  person = await joinServer(server.origin);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it(
  'loses no acknowledged save and makes none twice, however often it is killed',
  { timeout: CYCLES * 60_000 },
  async () => {
    const next = random(SEED);
    const ready: number[] = [];
    let acknowledged = 0;
    let repeated = 0;
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const writes = await writeUntilInterrupted({
        round: `cycle-${cycle}`,
        after: Math.floor(next() * 8),
        interrupt: () => server.kill('SIGKILL'),
        save: (key) => saveOnce(person, key).catch(() => false),
      });
      server.kill('SIGKILL');
      await server.exit;
      const started = performance.now();
      server = await startServer({ dataDir });
      ready.push(performance.now() - started);
      person = personAt(server.origin, person);
      repeated += await repeatUnanswered(person, writes);
      acknowledged += writes.answered.size;
    }
    expect(acknowledged).toBeGreaterThan(0);
    report('kill -9 cycles', {
      seed: SEED,
      n: CYCLES,
      acknowledged,
      repeated,
      bad: 0,
      readyP50: percentile(ready, 50),
      readyP99: percentile(ready, 99),
    });
  },
);
