import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { buildApp } from '#tools/build/build.ts';
import type { Part } from '../part.ts';
import { startProgram } from '../processes/running.ts';
import { median } from '../report/statistics.ts';

/** Milliseconds until `npm start` shows its sign-in page, on the data of `folder`. */
async function startOn(folder: string): Promise<number> {
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: folder };
  const started = await startProgram(['tools/start.ts'], `http://127.0.0.1:${port}/login`, { env });
  await started.stop();
  return started.startMs;
}

/** `npm start` of what is built already: on an empty folder, and on one with data. */
export const start: Part = {
  title: 'Start',
  async measure({ rounds }) {
    await buildApp();
    const empty: number[] = [];
    const again: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const folder = await mkdtemp(join(tmpdir(), 'promptwell-bench-'));
      try {
        empty.push(await startOn(folder));
        again.push(await startOn(folder));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
    const goal = { limit: 2000, of: 'value' as const };
    return {
      tables: [
        {
          columns: ['ms to the first answer'],
          rows: [
            { name: 'npm start, empty folder', cells: [{ value: median(empty) }] },
            { name: 'npm start, again', cells: [{ value: median(again), goal }] },
          ],
        },
      ],
    };
  },
};
