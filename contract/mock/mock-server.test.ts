import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tokenAdapter } from '../check/adapter.ts';
import { checkContract } from '../check/check-contract.ts';
import { isWhole } from '../check/coverage/coverage.ts';
import { runMock } from '../commands/mock.ts';
import { UsageError } from '../commands/failures.ts';
import { bundleOf, type Bundle } from '../sources/bundle.ts';
import { loadContract } from '../sources/contract-files.ts';
import { startMock, type MockOptions } from './mock-server.ts';

const FILE = join(import.meta.dirname, '../testing/boats-contract.yaml');
const BOAT = { name: 'Gannet', kind: 'sloop', length: 7 };
type Boat = typeof BOAT & { boatId: string };
type Boats = { total: number; boats: Boat[] };

let bundle: Bundle;
let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  bundle = bundleOf(await loadContract(FILE));
});
afterEach(() => mock.close());

const start = async (options: Partial<MockOptions> = {}) =>
  (mock = await startMock({ document: bundle.document, hasMemory: true, ...options }));
async function ask<T>(method: string, path: string, body?: unknown, headers = {}) {
  const answer = await fetch(`${mock.url}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
}

describe('a mock with memory', () => {
  it('creates, lists, reads, changes and deletes, and then answers 404', async () => {
    await start();
    const { status, body: made } = await ask<Boat>('POST', '/boats', BOAT);
    expect([status, made]).toEqual([201, { ...BOAT, boatId: expect.any(String) }]);
    const path = `/boats/${made.boatId}`;
    expect((await ask<Boats>('GET', '/boats')).body).toMatchObject({
      total: 4,
      boats: expect.arrayContaining([made]),
    });
    expect(await ask('GET', path)).toEqual({ status: 200, body: made });
    expect((await ask('PATCH', path, { length: 8 })).body).toEqual({ ...made, length: 8 });
    expect((await ask('GET', path)).body).toEqual({ ...made, length: 8 });
    expect((await ask('DELETE', path)).status).toBe(204);
    for (const method of ['GET', 'DELETE']) expect((await ask(method, path)).status).toBe(404);
    expect((await ask('PATCH', path, { length: 8 })).status).toBe(404);
    expect((await ask<Boats>('GET', '/boats')).body.total).toBe(3);
  });

  it('filters, sorts and pages', async () => {
    await start();
    const names = async (query: string) => {
      const { body } = await ask<Boats>('GET', `/boats?${query}`);
      return [body.total, body.boats.map(({ name }) => name)];
    };
    await ask('POST', '/boats', BOAT);
    expect(await names('kind=ketch')).toEqual([1, ['Auk']]);
    const [, sorted] = await names('sort=name');
    expect(sorted).toEqual([...(sorted as string[])].toSorted());
    const [total, page] = await names('sort=-length&limit=1');
    expect([total, page]).toEqual([4, ['Auk']]);
    expect((await names('sort=-length&limit=1&offset=1'))[1]).not.toEqual(['Auk']);
  });

  it('keeps sessions apart, forgets one by a call, and all that are idle', async () => {
    let now = 0;
    await start({ now: () => now });
    const total = async (headers: Record<string, string>) =>
      (await ask<Boats>('GET', '/boats', undefined, headers)).body.total;
    const ann = { 'x-mock-session': 'ann' };
    const ben = { cookie: 'theme=dark; mock-session=ben' };
    await ask('POST', '/boats', BOAT, ann);
    await ask('POST', '/boats', BOAT, ben);
    await ask('POST', '/boats', BOAT, ben);
    expect([await total(ann), await total(ben)]).toEqual([4, 5]);
    expect((await ask('POST', '/__mock/reset', undefined, ann)).status).toBe(204);
    expect([await total(ann), await total(ben)]).toEqual([3, 5]);
    now += 31 * 60_000;
    expect(await total(ben)).toBe(3);
  });

  it('keeps 1,000 items of a session', { timeout: 60_000 }, async () => {
    await start();
    const first = (await ask<Boats>('GET', '/boats')).body.total;
    for (let count = first; count < 1000; count += 1) await ask('POST', '/boats', BOAT);
    expect((await ask('POST', '/boats', BOAT)).status).toBe(507);
    expect((await ask('POST', '/boats', BOAT, { 'x-mock-session': 'other' })).status).toBe(201);
  });

  it.each([1, 2, 3])('keeps its contract (seed %i)', { timeout: 60_000 }, async (seed) => {
    await start({ seed });
    const { findings, coverage } = await checkContract({
      url: mock.url,
      bundle,
      adapter: tokenAdapter({}),
      seed,
      all: true,
    });
    expect(findings).toEqual([]);
    const successes = coverage.flatMap((one) => one.answers).filter(({ status }) => status < '3');
    expect(successes.filter(({ seen }) => seen === 0)).toEqual([]);
    const inputs = coverage.flatMap((one) => one.inputs);
    const limit = { input: '?limit', keyword: 'minimum', invalid: 1, isBreakable: true };
    expect(inputs).toContainEqual(expect.objectContaining(limit));
    expect(inputs).toContainEqual(expect.objectContaining({ input: 'body.name' }));
    expect(inputs.filter((one) => !isWhole(one))).toEqual([]);
  });
});

describe('any mock', () => {
  it('remembers nothing unless it is told to', async () => {
    await start({ hasMemory: false });
    await ask('POST', '/boats', BOAT);
    expect((await ask<Boats>('GET', '/boats')).body.total).toBe(2);
    expect((await ask('GET', '/boats/unknown')).status).toBe(200);
  });

  it('answers as it is asked to, by header and by rule, and names what is not documented', async () => {
    await start({ rules: ['getBoat=404', '*=delay=1'] });
    expect((await ask('GET', '/boats/b-1')).status).toBe(404);
    expect((await ask('GET', '/boats', undefined, { prefer: 'code=400' })).status).toBe(400);
    const wrong = await ask<{ detail: string }>('GET', '/boats', undefined, { prefer: 'code=418' });
    expect([wrong.status, wrong.body.detail]).toEqual([
      400,
      'listBoats documents the statuses 200, 400.',
    ]);
    await expect(ask('GET', '/boats', undefined, { prefer: 'offline' })).rejects.toThrow(
      'fetch failed',
    );
    expect((await ask('PUT', '/boats')).status).toBe(405);
    expect((await ask('GET', '/yachts')).status).toBe(404);
  });

  describe('on another port than the page', () => {
    const from = (origin: string, path: string, init: RequestInit = {}) =>
      fetch(`${mock.url}${path}`, { ...init, headers: { ...init.headers, origin } });
    const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin');

    it('is for every origin on this machine and those that are named, refusals too', async () => {
      await start({ origins: ['https://design.example', 'null'] });
      for (const origin of ['http://localhost:6006', 'http://[::1]:80', 'https://design.example'])
        for (const path of ['/boats', '/boats?limit=0', '/yachts']) {
          const answer = await from(origin, path);
          expect(allowed(answer)).toBe(origin);
          expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
          expect(answer.headers.get('access-control-expose-headers')).toContain('content-type');
          expect(answer.headers.get('vary')).toBe('Origin');
        }
      expect(allowed(await from('null', '/__mock/reset', { method: 'POST' }))).toBe('null');
      expect(allowed(await from('https://evil.example', '/boats'))).toBeNull();
    });

    it('answers a preflight for the pages that may use it', async () => {
      await start();
      const headers = {
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'content-type,x-mock-session',
      };
      const preflight = (origin: string) =>
        from(origin, '/boats/b-1', { method: 'OPTIONS', headers });
      const answer = await preflight('http://127.0.0.1:5173');
      expect([answer.status, allowed(answer)]).toEqual([204, 'http://127.0.0.1:5173']);
      expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
      expect(answer.headers.get('access-control-allow-headers')).toContain('x-mock-session');
      expect((await preflight('http://localhost.evil.example')).status).toBe(405);
    });
  });

  it('refuses what breaks the contract', async () => {
    await start();
    for (const body of [{}, { ...BOAT, length: 0 }, { ...BOAT, colour: 'red' }])
      expect((await ask('POST', '/boats', body)).status).toBe(400);
    expect((await ask('GET', '/boats?limit=0')).status).toBe(400);
    expect((await ask('GET', '/boats?limit=many')).status).toBe(400);
  });
});

describe('contract:mock', () => {
  let printed = '';
  const print = (text: string) => void (printed += text);
  afterAll(() => {
    printed = '';
  });

  it('prints what it remembers and what it did not infer', async () => {
    const started = await runMock(['--contract', FILE, '--port', '0', '--state'], print);
    if (started) mock = started;
    expect(printed).toContain('The mock serves 6 operations at http://127.0.0.1:');
    expect(printed).toContain('boats by boatId: list, create, read, delete, change');
    expect(printed).toContain('Answers with examples: GET /tides');
  });

  it('refuses options that it cannot use', async () => {
    await start();
    const run = (...words: string[]) => runMock(['--contract', FILE, ...words], print);
    await expect(run('--colour')).rejects.toThrow(UsageError);
    await expect(run('--port', 'x')).rejects.toThrow('--port takes a whole number');
    await expect(run('--rule', 'getYacht=404')).rejects.toThrow('known operation');
    await expect(run('--port', new URL(mock.url).port)).rejects.toThrow('is taken');
  });
});
