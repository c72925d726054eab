import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import type { Part } from '../part.ts';
import { secondsOf } from '../processes/command.ts';
import { startProgram } from '../processes/running.ts';
import { interleaved, median } from '../report/statistics.ts';

type Command = { name: string; words: readonly string[]; goal?: number; needsServer?: true };

/** What people wait for. None of them changes a tree that is in order. */
const COMMANDS: readonly Command[] = [
  { name: 'generate', words: ['tools/contract/generate.ts'], goal: 5 },
  { name: 'check:drift', words: ['tools/contract/check-drift.ts'], goal: 5 },
  { name: 'lint:contract', words: ['tools/contract/lint.ts'] },
  { name: 'contract:check', words: ['contract/commands/check.ts'], goal: 60, needsServer: true },
  { name: 'check', words: ['tools/check/check.ts'], goal: 20 },
];

/** A server on an empty folder, since the check signs people up and leaves them. */
async function checkFreshServer(words: readonly string[]): Promise<number> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'promptwell-bench-'))];
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '100',
    LOG_LEVEL: 'fatal',
  };
  try {
    const server = await startProgram(['server/main.ts'], `${url}/ready`, { env });
    return await secondsOf([...words, '--url', url]).finally(server.stop);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The project's own commands, each in a process of its own. */
export const commands: Part = {
  title: 'Commands',
  async measure({ rounds }) {
    const samples = await interleaved(COMMANDS, rounds, ({ words, needsServer }) =>
      needsServer ? checkFreshServer(words) : secondsOf(words),
    );
    return {
      tables: [
        {
          columns: ['seconds'],
          rows: COMMANDS.map(({ name, goal }) => ({
            name: `npm run ${name}`,
            cells: [
              {
                value: median(samples.get(name) ?? []),
                digits: 1,
                ...(goal !== undefined && { goal: { limit: goal, of: 'value' } }),
              },
            ],
          })),
        },
      ],
    };
  },
};
