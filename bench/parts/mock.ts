import { freePort } from '#server/testing/free-port.ts';
import { TOKEN } from '#e2e/support/visitor.ts';
import type { Part } from '../part.ts';
import { load, type Asked, type Load } from '../processes/load.ts';
import { startProgram, type RunningProgram } from '../processes/running.ts';
import { interleaved, median, medians } from '../report/statistics.ts';
import type { Row } from '../report/table.ts';

const WARM_UP_MS = 2000;
const LOAD_MS = 3000;
export const LIST = '/api/users/prompt/my';
export const SIGNED_IN = { authorization: `Bearer ${TOKEN}` };
const CREDENTIALS = JSON.stringify({ email: 'lin@example.com', password: 'river stone umbrella' });

/** Answers that are documented, as clients ask for them. */
export const CALLS: readonly { name: string; path: string; asked: Omit<Asked, 'url'> }[] = [
  { name: 'own prompts', path: LIST, asked: { headers: SIGNED_IN } },
  { name: 'profile', path: '/api/users/me/profile', asked: { headers: SIGNED_IN } },
  {
    name: 'login',
    path: '/api/users/auth/login',
    asked: { method: 'POST', headers: { 'content-type': 'application/json' }, body: CREDENTIALS },
  },
];

const PROGRAMS = {
  ours: (port: number) => ['mock/main.ts', '--port', String(port)],
  memory: (port: number) => ['contract/commands/mock.ts', '--state', '--port', String(port)],
  prism: (port: number) => [
    'node_modules/@stoplight/prism-cli/dist/index.js',
    'mock',
    'openapi/dist/openapi.yaml',
    '--no-multiprocess',
    '--verboseLevel=silent',
    `--port=${port}`,
  ],
};

type Name = keyof typeof PROGRAMS;
type Started = RunningProgram & { origin: string };

export async function startMock(name: Name): Promise<Started> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const program = await startProgram(PROGRAMS[name](port), origin + LIST, { headers: SIGNED_IN });
  return { ...program, origin };
}

/** `dev:mock` and `contract:mock --state` beside Prism's command line, which logs nothing: on one contract, a process each. */
export const mock: Part = {
  title: 'Mock beside Prism',
  async measure({ rounds }) {
    const names = [{ name: 'ours' }, { name: 'memory' }, { name: 'prism' }] as const;
    const starts = await interleaved(names, rounds, async ({ name }) => {
      const started = await startMock(name);
      await started.stop();
      return started.startMs;
    });
    const running = {
      ours: await startMock('ours'),
      memory: await startMock('memory'),
      prism: await startMock('prism'),
    };
    try {
      const cases = CALLS.flatMap((call) =>
        names.map(({ name }) => ({
          name: `${call.name} ${name}`,
          asked: { ...call.asked, url: running[name].origin + call.path },
        })),
      );
      for (const { asked } of cases) await load(asked, { ms: WARM_UP_MS });
      const loads = await interleaved(cases, rounds, ({ asked }) => load(asked, { ms: LOAD_MS }));
      return {
        tables: [
          {
            columns: ['a second', 'Prism', 'p99 ms', 'Prism'],
            rows: [
              ...CALLS.map(({ name }) => callRow(name, 'ours', loads)),
              ...CALLS.map(({ name }) => callRow(name, 'memory', loads)),
            ],
          },
          {
            columns: ['ms to the first answer', 'Prism'],
            rows: [
              startRow('start', 'ours', starts),
              startRow('start with memory', 'memory', starts),
            ],
          },
        ],
      };
    } finally {
      await running.ours.stop();
      await running.memory.stop();
      await running.prism.stop();
    }
  },
};

function startRow(title: string, name: Name, starts: ReadonlyMap<string, number[]>): Row {
  const [value, reference] = [median(starts.get(name) ?? []), median(starts.get('prism') ?? [])];
  return {
    name: title,
    cells: [{ value, reference, goal: { limit: 1200, of: 'value' } }, { value: reference }],
  };
}

function callRow(name: string, kind: 'ours' | 'memory', loads: ReadonlyMap<string, Load[]>): Row {
  const ours = medians(loads.get(`${name} ${kind}`) ?? []);
  const prism = medians(loads.get(`${name} prism`) ?? []);
  return {
    name: kind === 'memory' ? `${name}, with memory` : name,
    cells: [
      {
        value: ours.perSecond,
        reference: prism.perSecond,
        goal: { limit: 1.5, of: 'ratio', atLeast: true },
      },
      { value: prism.perSecond },
      { value: ours.p99, digits: 1, goal: { limit: 15, of: 'value' } },
      { value: prism.p99, digits: 1 },
    ],
  };
}
