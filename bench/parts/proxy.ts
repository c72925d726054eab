import { freePort } from '#server/testing/free-port.ts';
import type { Part } from '../part.ts';
import { load, type Load } from '../processes/load.ts';
import { startProgram, type RunningProgram } from '../processes/running.ts';
import { interleaved, medians } from '../report/statistics.ts';
import type { Row } from '../report/table.ts';
import { CALLS, LIST, SIGNED_IN, startMock } from './mock.ts';

const WARM_UP_MS = 2000;
const LOAD_MS = 3000;
const CONTRACT = 'openapi/dist/openapi.yaml';

const PROGRAMS = {
  ours: (upstream: string, port: number) => [
    'contract/commands/proxy.ts',
    `--upstream=${upstream}`,
    `--port=${port}`,
  ],
  prism: (upstream: string, port: number) => [
    'node_modules/@stoplight/prism-cli/dist/index.js',
    'proxy',
    CONTRACT,
    upstream,
    '--no-multiprocess',
    '--verboseLevel=silent',
    `--port=${port}`,
  ],
};

type Started = RunningProgram & { origin: string };

async function startProxy(name: keyof typeof PROGRAMS, upstream: string): Promise<Started> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const words = PROGRAMS[name](upstream, port);
  const program = await startProgram(words, origin + LIST, { headers: SIGNED_IN });
  return { ...program, origin };
}

/** `contract:proxy` and Prism's proxy before our mock, and the mock without either: all on one contract. */
export const proxy: Part = {
  title: 'Proxies that check, beside the server alone',
  async measure({ rounds }) {
    const direct = await startMock('ours');
    const running = [direct];
    try {
      const ours = await startProxy('ours', direct.origin);
      running.push(ours);
      const prism = await startProxy('prism', direct.origin);
      running.push(prism);
      const cases = CALLS.flatMap((call) =>
        Object.entries({ direct, ours, prism }).map(([name, { origin }]) => ({
          name: `${call.name} ${name}`,
          asked: { ...call.asked, url: origin + call.path },
        })),
      );
      for (const { asked } of cases) await load(asked, { ms: WARM_UP_MS });
      const loads = await interleaved(cases, rounds, ({ asked }) => load(asked, { ms: LOAD_MS }));
      return {
        tables: [
          {
            columns: [
              'a second, server alone',
              'contract:proxy',
              "Prism's proxy",
              'p99 ms, server alone',
              'contract:proxy',
              "Prism's proxy",
            ],
            rows: CALLS.map(({ name }) => callRow(name, loads)),
          },
        ],
        notes: ['Ratios are to the server alone. Each process has its share of the same cores.'],
      };
    } finally {
      for (const one of running.toReversed()) await one.stop();
    }
  },
};

function callRow(name: string, loads: ReadonlyMap<string, Load[]>): Row {
  const of = (kind: string) => medians(loads.get(`${name} ${kind}`) ?? []);
  const [direct, ours, prism] = [of('direct'), of('ours'), of('prism')];
  return {
    name,
    cells: [
      { value: direct.perSecond },
      { value: ours.perSecond, reference: direct.perSecond },
      { value: prism.perSecond, reference: direct.perSecond },
      { value: direct.p99, digits: 1 },
      { value: ours.p99, digits: 1 },
      { value: prism.p99, digits: 1 },
    ],
  };
}
