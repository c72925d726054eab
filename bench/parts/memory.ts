import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { buildApp } from '#tools/build/build.ts';
import type { Part } from '../part.ts';
import { load, type Asked } from '../processes/load.ts';
import { startProgram, type RunningProgram } from '../processes/running.ts';
import { interleaved, median } from '../report/statistics.ts';
import { startMock } from './mock.ts';

const CALM_MS = 3000;
const FIRST_REQUESTS = 3000;
const MORE_REQUESTS = 9000;

type Sample = { idle: number; first: number; more: number };
type Subject = { name: string; run: () => Promise<Sample> };

/** Memory when nothing is asked: after the start, after some requests, and after many more. */
async function sample(program: RunningProgram, asked: Asked): Promise<Sample> {
  const calm = async () => {
    await sleep(CALM_MS);
    return program.memory();
  };
  try {
    const idle = await calm();
    await load(asked, { requests: FIRST_REQUESTS });
    const first = await calm();
    await load(asked, { requests: MORE_REQUESTS });
    return { idle, first, more: await calm() };
  } finally {
    await program.stop();
  }
}

async function serverSample(): Promise<Sample> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'promptwell-bench-'))];
  const env = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'fatal' };
  const url = `http://127.0.0.1:${port}/ready`;
  try {
    return await sample(await startProgram(['server/main.ts'], url, { env }), { url });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function mockSample(name: 'ours' | 'prism'): Promise<Sample> {
  const program = await startMock(name);
  const url = `${program.origin}/api/users/prompt/my`;
  return sample(program, { url, headers: { authorization: 'Bearer example' } });
}

const SUBJECTS: readonly Subject[] = [
  { name: 'server, embedded database', run: serverSample },
  { name: 'mock', run: () => mockSample('ours') },
  { name: 'Prism', run: () => mockSample('prism') },
];

/** Resident memory of server and mock between requests. */
export const memory: Part = {
  title: 'Memory',
  async measure({ rounds }) {
    await buildApp();
    const samples = await interleaved(SUBJECTS, rounds, ({ run }) => run());
    return {
      tables: [
        {
          columns: [
            'MB after the start',
            `after ${FIRST_REQUESTS} requests`,
            `after ${MORE_REQUESTS} more`,
          ],
          rows: SUBJECTS.map(({ name }) => {
            const of = (figure: keyof Sample) =>
              median((samples.get(name) ?? []).map((one) => one[figure]));
            return {
              name,
              cells: [
                { value: of('idle') },
                { value: of('first') },
                {
                  value: of('more'),
                  reference: of('first'),
                  ...(name !== 'Prism' && { goal: { limit: 1.1, of: 'ratio' as const } }),
                },
              ],
            };
          }),
        },
      ],
    };
  },
};
