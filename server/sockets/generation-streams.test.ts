import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GenerateEvent } from '#contract/generated/schemas.ts';
import { joinServer, personAt, type ApiPerson } from '../testing/api-person.ts';
import { generateEvents } from '../testing/event-stream.ts';
import {
  startModelProvider,
  UPSTREAM_SECRET,
  type Mode,
  type ModelProvider,
} from '../testing/model-provider.ts';
import type { Replacement } from '../testing/plants/plant.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

/** A generation asks the model for each of them. */
const DRAFTS = 3;
const LIMITS = 'adapters/model/limits.ts';
/** A part of the patience; and no breaker, which has its own tests. */
const SHORT: readonly Replacement[] = [
  {
    file: 'modules/prompts/generator/ask-model.ts',
    find: 'const MAX_MS = 85_000;',
    replace: 'const MAX_MS = 6_000;',
  },
  { file: LIMITS, find: 'breakerFailures: 5', replace: 'breakerFailures: 1_000_000' },
];
const LEAVES_SOON: readonly Replacement[] = [
  { file: 'shutdown.ts', find: 'const DRAIN_MS = 25_000;', replace: 'const DRAIN_MS = 5_000;' },
];

let provider: ModelProvider;
let server: ServerProcess;
let person: ApiPerson;

const start = (replacements: readonly Replacement[], dataDir?: string) =>
  startServer({
    preloads: true,
    env: {
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODEL: 'stand-in-1',
      RATE_LIMIT_FACTOR: '1000',
    },
    replacements,
    ...(dataDir !== undefined && { dataDir }),
  });
const used = async (who = person) => (await who.quota()).generations.used;

beforeAll(async () => {
  provider = await startModelProvider();
});
afterEach(async () => {
  // Nothing is left over at the provider, and none of its words got out.
  await expect.poll(() => provider.inWork(), { timeout: 20_000 }).toBe(0);
  expect(server.output()).not.toContain(UPSTREAM_SECRET);
});
afterAll(async () => {
  await server?.stop();
  await provider?.close();
});

/** Asks for drafts as a stream; `until` reads to the first event of a kind, `rest` to the end. */
async function open(signal?: AbortSignal) {
  const answer = await person.generate({
    headers: { accept: 'text/event-stream' },
    ...(signal && { signal }),
  });
  expect(answer.status).toBe(200);
  const events = generateEvents(answer);
  return {
    async until(type: GenerateEvent['type']): Promise<GenerateEvent | undefined> {
      for (;;) {
        const { value, done } = await events.next();
        if (done || value.type === type) return done ? undefined : value;
      }
    },
    async rest(): Promise<GenerateEvent[]> {
      const all: GenerateEvent[] = [];
      for (let next = await events.next(); !next.done; next = await events.next())
        all.push(next.value);
      return all;
    },
  };
}
async function untilAsked(): Promise<void> {
  await expect.poll(() => provider.held(), { timeout: 20_000 }).toBe(DRAFTS);
}
const NO_MODEL = { status: 503, code: 'model_unavailable' };

describe('drafts as a stream', () => {
  beforeAll(async () => {
    server = await start(SHORT);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    provider.mode = 'oneByOne';
    person = await joinServer(server.origin);
  });

  it.each<[Mode, number]>([
    ['cutMidStream', 20],
    ['reset', 20],
    ['serverError', 20],
    ['unavailable', 20],
    ['rateLimited', 30],
  ])(
    'end with the problem, and when to try again, where the provider fails at all: %s',
    async (mode, retryAfter) => {
      provider.mode = mode;
      const stream = await open();
      const events = await stream.rest();
      expect(events[0]?.type).toBe('reading');
      expect(events.filter(({ type }) => type === 'candidate')).toEqual([]);
      expect(events.at(-1)).toMatchObject({ type: 'failed', problem: { ...NO_MODEL, retryAfter } });
      expect(events.at(-1)).not.toHaveProperty('result');
      expect(await used()).toBe(0);
    },
  );

  it('keep the one that had come when the provider is cut off at the others', async () => {
    const stream = await open();
    await untilAsked();
    provider.release(1);
    expect(await stream.until('candidate')).toMatchObject({
      candidate: { title: expect.stringMatching(/^Draft/) as unknown },
    });
    provider.cut();
    const [last] = (await stream.rest()).slice(-1);
    expect(last).toMatchObject({ type: 'done', result: { candidates: [{}] } });
    expect(last?.type === 'done' && last.result.missing).toHaveLength(DRAFTS - 1);
    expect(await used()).toBe(1);
  });

  it(
    'end at the deadline with what had come, or with the problem',
    { timeout: 60_000, tags: ['long'] },
    async () => {
      const nothing = await open();
      await untilAsked();
      expect((await nothing.rest()).at(-1)).toMatchObject({ type: 'failed', problem: NO_MODEL });
      expect(await used()).toBe(0);
      await expect.poll(() => provider.inWork()).toBe(0);

      const stream = await open();
      await untilAsked();
      provider.release(1);
      await stream.until('candidate');
      const last = (await stream.rest()).at(-1);
      expect(last?.type === 'done' && last.result.missing).toHaveLength(DRAFTS - 1);
      expect(await used()).toBe(1);
    },
  );

  it.each([
    ['before the first, uses nothing', 0],
    ['after it, has used one', 1],
  ])('end upstream when the person leaves; who leaves %s', async (_what, drafts) => {
    const leaving = new AbortController();
    const left = provider.left();
    const stream = await open(leaving.signal);
    await untilAsked();
    if (drafts > 0) {
      provider.release(drafts);
      await stream.until('candidate');
    }
    leaving.abort();
    // Sooner than the deadline would end it.
    await expect
      .poll(() => provider.left(), { timeout: 4_000, interval: 20 })
      .toBe(left + DRAFTS - drafts);
    await expect.poll(() => used()).toBe(drafts);
  });
});

describe('a server that is told to stop in the middle of drafts', () => {
  it.each([
    ['before the first says so, and gives the use back', 0],
    ['after it says so with what had come, which is counted', 1],
  ])('%s', { timeout: 300_000, tags: ['long'] }, async (_what, drafts) => {
    provider.mode = 'oneByOne';
    const dataDir = await mkdtemp(join(tmpdir(), 'promptwell-stream-'));
    server = await start(LEAVES_SOON, dataDir);
    person = await joinServer(server.origin);
    const stream = await open();
    await untilAsked();
    if (drafts > 0) {
      provider.release(drafts);
      await stream.until('candidate');
    }
    expect(await used()).toBe(1);
    server.kill('SIGTERM');
    const last = (await stream.rest()).at(-1);
    expect(last).toMatchObject({
      type: 'failed',
      problem: { status: 503, code: 'unavailable', retryAfter: 5 },
      ...(drafts > 0 && { result: { candidates: [{}] } }),
    });
    expect(await server.exit).toEqual({ code: 0, signal: null });
    expect(server.output()).not.toContain('internal_error');
    server = await start([], dataDir);
    expect(await used(personAt(server.origin, person))).toBe(drafts);
    await server.stop();
    await rm(dataDir, { recursive: true });
  });
});
