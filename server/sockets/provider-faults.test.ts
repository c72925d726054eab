import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinServer, type ApiPerson } from '../testing/api-person.ts';
import { runEvents } from '../testing/event-stream.ts';
import { startFaultProxy, type FaultProxy } from '../testing/fault-proxy.ts';
import {
  startModelProvider,
  UPSTREAM_SECRET,
  type Mode,
  type ModelProvider,
} from '../testing/model-provider.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

/** Every fault this often; a person's month has 20 runs and 30 generations. */
const TIMES = process.env['EXHAUSTIVE'] ? 100 : 1;
const KEY = 'sk-test-0123456789abcdef0123456789abcdef';
const LIMITS = 'adapters/model/limits.ts';

let provider: ModelProvider;
let proxy: FaultProxy;
let server: ServerProcess;
let person: ApiPerson;

beforeAll(async () => {
  provider = await startModelProvider();
  proxy = await startFaultProxy(provider);
  server = await startServer({
    preloads: true,
    env: {
      OPENAI_BASE_URL: `http://127.0.0.1:${proxy.port}/v1`,
      OPENAI_MODEL: 'stand-in-1',
      OPENAI_API_KEY: KEY,
      RATE_LIMIT_FACTOR: '1000',
    },
    // A tenth of the patience; and no breaker, which has its own tests.
    replacements: [
      { file: LIMITS, find: 'firstByteMs: 20_000', replace: 'firstByteMs: 1_500' },
      { file: LIMITS, find: 'idleMs: 15_000', replace: 'idleMs: 1_500' },
      { file: LIMITS, find: 'totalMs: 85_000', replace: 'totalMs: 8_500' },
      { file: LIMITS, find: 'breakerFailures: 5', replace: 'breakerFailures: 1_000_000' },
    ],
  });
  person = await joinServer(server.origin);
});
afterAll(async () => {
  await server?.stop();
  await proxy?.close();
  await provider?.close();
});
beforeEach(async () => {
  provider.mode = 'good';
  await proxy.set({ kind: 'pass' });
});
afterEach(async () => {
  // Nothing is left over at the provider, and nothing of it or of the key got out.
  await expect.poll(() => provider.inWork(), { timeout: 10_000 }).toBe(0);
  expect(server.exited()).toBe(false);
  expect(server.output()).not.toContain(UPSTREAM_SECRET);
  expect(server.output()).not.toContain(KEY);
});

/** Asks in all three ways; what gave output is counted, and nothing else. */
async function askAll(): Promise<{ whole: string; streamed: string; generated: string }> {
  const before = await person.quota();
  const whole = await person.run();
  const wholeText = await whole.text();
  const streamed = await person.run({ stream: true });
  const streamedText = await streamed.text();
  const generated = await person.generate();
  const generatedText = await generated.text();
  for (const text of [wholeText, streamedText, generatedText]) {
    expect(text).not.toContain(UPSTREAM_SECRET);
    expect(text).not.toContain(KEY);
  }
  const after = await person.quota();
  expect(after.runs.used - before.runs.used).toBe(
    [whole, streamed].filter(({ status }) => status === 200).length,
  );
  expect(after.generations.used - before.generations.used).toBe(generated.ok ? 1 : 0);
  const status = (text: string) => /"status":\s*"(done|stopped|failed)"/.exec(text)?.[1] ?? '';
  const outcome = (answer: Response, text: string) =>
    answer.ok
      ? `200 ${status(text)}`.trim()
      : `${answer.status} ${(JSON.parse(text) as { code: string }).code} after ${Number(answer.headers.get('retry-after')) > 0}`;
  return {
    whole: outcome(whole, wholeText),
    streamed: outcome(streamed, streamedText),
    generated: outcome(generated, generatedText),
  };
}

const REFUSED = '503 model_unavailable after true';
const NOTHING = { whole: REFUSED, streamed: REFUSED, generated: REFUSED };
const ALL = { whole: '200 done', streamed: '200 done', generated: '200' };
const HALF = { whole: '200 failed', streamed: '200 failed', generated: REFUSED };
const CUT = { whole: '200 done', streamed: '200 done', generated: REFUSED };

const FAULTS: [Mode, typeof ALL][] = [
  ['slowFirstByte', ALL],
  ['failsOnce', ALL],
  ['rateLimited', NOTHING],
  ['serverError', NOTHING],
  ['unauthorized', NOTHING],
  ['garbage', NOTHING],
  ['html', NOTHING],
  ['empty', NOTHING],
  ['redirect', NOTHING],
  ['reset', NOTHING],
  ['silent', NOTHING],
  ['endlessData', NOTHING],
  ['endlessLine', NOTHING],
  ['cutMidStream', HALF],
  ['errorInStream', HALF],
  ['silentMidStream', HALF],
  ['endless', CUT],
];

describe('a connected model', () => {
  it('answers a run', async () => {
    const answer = await person.run();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      output: 'The model answers.',
      model: 'stand-in-1',
      isDemo: false,
      status: 'done',
    });
  });

  it('generates candidates', async () => {
    const answer = await person.generate();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ candidates: [{ title: 'Weekly report' }] });
  });
});

describe('a model that does not keep to the form', () => {
  it.each<Mode>(['looseJson', 'cutBehindPrompt', 'tagsAlone'])(
    'is understood, and counted once: %s',
    async (mode) => {
      provider.mode = mode;
      const before = await person.quota();
      const answer = await person.generate();
      expect(await answer.json()).toMatchObject({
        candidates: [{ title: 'Weekly report', variables: [{ name: 'topic' }] }],
      });
      const { generations } = await person.quota();
      expect(generations.used - before.generations.used).toBe(1);
    },
  );
});

describe('a provider that fails', () => {
  it.each(FAULTS)(
    'is told so, and counted exactly: %s',
    { timeout: 1_800_000 },
    async (mode, expected) => {
      provider.mode = mode;
      provider.requests.length = 0;
      for (let time = 0; time < TIMES; time += 1) {
        if (time % 10 === 5) person = await joinServer(server.origin);
        expect(await askAll()).toEqual(expected);
      }
      // What is no event is given up after a megabyte; the rest is in the sockets' buffers.
      expect(provider.mostTaken()).toBeLessThan(16 * 1024 * 1024);
    },
  );

  it('and cannot be reached is the same to the person', async () => {
    await proxy.set({ kind: 'refuse' });
    expect(await askAll()).toEqual(NOTHING);
  });

  it('says when to try again, and that is handed on', async () => {
    provider.mode = 'rateLimited';
    expect((await person.run()).headers.get('retry-after')).toBe('30');
  });
});

describe('a person who leaves', () => {
  beforeAll(async () => {
    person = await joinServer(server.origin);
  });
  const used = async () => {
    const { runs, generations } = await person.quota();
    return runs.used + generations.used;
  };
  /** Leaves when `moment` has come, and gives how long the provider went on. */
  const leave = async (
    start: (signal: AbortSignal) => Promise<Response>,
    moment: (answer: Promise<Response>) => Promise<unknown>,
    calls = 1,
  ) => {
    const left = provider.left();
    const leaving = new AbortController();
    const answer = start(leaving.signal);
    answer.catch(() => undefined);
    await moment(answer);
    leaving.abort();
    const at = performance.now();
    await expect.poll(() => provider.left(), { timeout: 10_000, interval: 20 }).toBe(left + calls);
    return performance.now() - at;
  };

  it('in the middle of a stream ends the request upstream, and has used a run', async () => {
    provider.mode = 'held';
    const before = await used();
    const ms = await leave(
      (signal) => person.run({ stream: true, signal }),
      async (answer) => {
        const events = runEvents(await answer);
        while ((await events.next()).value?.type !== 'delta');
      },
    );
    expect(ms).toBeLessThan(5_000);
    await expect.poll(used).toBe(before + 1);
  });

  it.each([
    ['run', 1],
    ['generate', 3],
  ] as const)(
    'before the first output of a %s has used nothing, and ends its %i calls',
    async (kind, calls) => {
      provider.mode = 'silent';
      const before = await used();
      const ms = await leave(
        (signal) => person[kind]({ signal }),
        async () => {
          await expect.poll(() => provider.inWork(), { timeout: 20_000 }).toBe(calls);
        },
        calls,
      );
      expect(ms).toBeLessThan(5_000);
      await expect.poll(used).toBe(before);
    },
  );

  it('leaves no connection to the provider behind', async () => {
    await expect.poll(() => provider.sockets(), { timeout: 30_000 }).toBe(0);
  });
});
