import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from '#server/testing/postgres.ts';
import { median } from '../report/statistics.ts';
import { load } from '../processes/load.ts';
import type { Served } from './serve.ts';

/** `target` is the least share of the bare route's requests a second. */
export type ReadPathRow = {
  name: string;
  target: number;
  ours: number;
  bare: number;
  ratio: number;
};

const TARGETS = [
  { name: 'own prompts, 20 rows', path: () => '/api/users/prompt/my', target: 0.5 },
  {
    name: 'one prompt',
    path: ({ promptId }: Served) => `/api/users/prompt/${promptId}`,
    target: 0.6,
  },
  { name: 'profile', path: () => '/api/users/me/profile', target: 0.6 },
];
const PROMPTS = '40';
const BURST = { ms: 1_500, connections: 16 };

async function measureOn(
  kind: string,
  rounds: number,
  databaseUrl?: string,
): Promise<ReadPathRow[]> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), [
    PROMPTS,
    ...(databaseUrl === undefined ? [] : [databaseUrl]),
  ]);
  try {
    const served = ((await once(child, 'message')) as [Served])[0];
    const headers = { authorization: `Bearer ${served.token}` };
    const rows: ReadPathRow[] = [];
    for (const { name, path, target } of TARGETS) {
      const taken: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
      const burst = (port: number) =>
        load({ url: `http://127.0.0.1:${port}${path(served)}`, headers }, BURST);
      for (const port of [served.ours, served.bare]) await burst(port);
      for (let round = 0; round < rounds; round += 1) {
        const sides = (['ours', 'bare'] as const).toSorted(() => (round % 2 === 0 ? 0 : -1));
        for (const side of sides) taken[side].push((await burst(served[side])).perSecond);
      }
      const ours = median(taken.ours);
      const bare = median(taken.bare);
      rows.push({ name: `${kind}: ${name}`, target, ours, bare, ratio: ours / bare });
    }
    return rows;
  } finally {
    child.disconnect();
  }
}

/**
 * Requests a second of the read path beside a bare route with the same statement, in turn within one run, on the
 * embedded database and on PostgreSQL.
 */
export async function measureReadPath(rounds: number): Promise<ReadPathRow[]> {
  const embedded = await measureOn('PGlite', rounds);
  const postgres = await startPostgres();
  try {
    const { url, close } = await postgres.open();
    await close();
    return [...embedded, ...(await measureOn('PostgreSQL', rounds, url))];
  } finally {
    await postgres.stop();
  }
}
