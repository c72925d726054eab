import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundleOf, type Bundle } from '../sources/bundle.ts';
import { contractOfValue, loadContract } from '../sources/contract-files.ts';
import { startLibrary, type LibraryAnswer } from '../testing/library-server.ts';
import { VIOLATION_HEADER } from './pass-request.ts';
import { startProxy, type ProxyOptions } from './proxy-server.ts';

const LIBRARY = join(import.meta.dirname, '../testing/library-contract.json');
const BOOK = { title: 'Dune', pages: 412, borrower: null };
const PATH = '/books/9780441013593';

let library: Bundle;
let closing: Array<() => Promise<unknown>> = [];
beforeAll(async () => {
  library = bundleOf(await loadContract(LIBRARY));
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

async function start(upstream: string, options: Partial<ProxyOptions> = {}) {
  const proxy = await startProxy({
    bundle: library,
    contract: 'library.json',
    rules: [],
    upstream: new URL(upstream),
    ...options,
  });
  closing.push(proxy.close);
  const found = async () => {
    await proxy.settled();
    return proxy.ledger.findings().map(({ check }) => check);
  };
  return { ...proxy, found };
}

/** The proxy before the library, which answers as a plant says. */
async function before(plant?: (answer: LibraryAnswer) => LibraryAnswer) {
  const upstream = await startLibrary(plant);
  closing.push(upstream.close);
  return start(upstream.url);
}

/** The proxy before a server of one answer. */
async function beforeOne(listener: RequestListener, options: Partial<ProxyOptions> = {}) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return start(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, options);
}

const put = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${PATH}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: 'Bearer reader', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('what the proxy reports', () => {
  it('is nothing where both sides keep the contract', async () => {
    const proxy = await before();
    expect((await fetch(`${proxy.url}${PATH}`)).headers.has(VIOLATION_HEADER)).toBe(false);
    expect((await put(proxy.url, BOOK)).status).toBe(204);
    expect((await fetch(`${proxy.url}/books/none`)).status).toBe(404);
    expect(await proxy.found()).toEqual([]);
    expect(proxy.ledger.coverage().map(({ requests }) => requests)).toEqual([2, 1]);
  });

  it.each<[string, (answer: LibraryAnswer) => LibraryAnswer, string]>([
    ['a missing field', (one) => ({ ...one, body: { title: 'Dune' } }), 'body-schema;fault=F101'],
    ['another status', (one) => ({ ...one, status: 202 }), 'status-undocumented;fault=F101'],
    [
      'a missing header',
      (one) => ({ ...one, headers: { 'content-type': 'application/json' } }),
      'header-fault;fault=F101',
    ],
    [
      'two at once',
      (one) => ({ ...one, body: { ...BOOK, passwordHash: 'x', pages: '412' } }),
      'body-schema;fault=F101, secret-field',
    ],
  ])('is %s in an answer, in its header too', async (_name, plant, codes) => {
    const proxy = await before(plant);
    const answer = await fetch(`${proxy.url}${PATH}`);
    expect(answer.headers.get(VIOLATION_HEADER)).toBe(codes);
    expect(await proxy.found()).toEqual(codes.split(', ').map((code) => code.split(';')[0]));
  });

  it.each<[string, () => RequestInit & { path?: string }, string[]]>([
    ['a body against its schema', () => ({ body: '{"title":""}' }), ['request-body']],
    ['a body that is no JSON', () => ({ body: '{' }), ['request-body']],
    [
      'another media type',
      () => ({ headers: { 'content-type': 'text/plain' } }),
      ['request-media-type'],
    ],
    ['no credentials', () => ({ headers: { authorization: '' } }), ['request-credentials']],
    [
      'a parameter that is not documented',
      () => ({ path: `${PATH}?verbose=1` }),
      ['request-parameter-unknown'],
    ],
    [
      'an address that is not documented',
      () => ({ path: '/books/1/pages' }),
      ['address-undocumented'],
    ],
    [
      'a method that is not documented',
      () => ({ method: 'DELETE' }),
      ['address-undocumented', 'method-taken'],
    ],
  ])('is %s in a request', async (_name, change, checks) => {
    const proxy = await before();
    const { path = PATH, headers, ...rest } = change();
    const all = {
      'content-type': 'application/json',
      authorization: 'Bearer reader',
      ...(headers as object),
    };
    if (all.authorization === '') Reflect.deleteProperty(all, 'authorization');
    const answer = await fetch(`${proxy.url}${path}`, {
      method: 'PUT',
      body: JSON.stringify(BOOK),
      ...rest,
      headers: all,
    });
    expect(answer.headers.get(VIOLATION_HEADER)).toBe(checks.join(', '));
    expect(await proxy.found()).toEqual(checks);
  });

  it('is a server that takes what the contract forbids', async () => {
    const proxy = await before(() => ({ status: 204, headers: {} }));
    await put(proxy.url, { title: '' });
    await put(proxy.url, '{');
    await put(proxy.url, BOOK, { 'content-type': 'text/plain' });
    await fetch(`${proxy.url}${PATH}`, { method: 'DELETE' });
    const found = await proxy.found();
    for (const check of [
      'invalid-accepted',
      'malformed-accepted',
      'media-type-accepted',
      'method-taken',
    ])
      expect(found).toContain(check);
  });

  it('reads compressed bodies in both directions', async () => {
    const proxy = await beforeOne((request, response) => {
      request.resume();
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'x-shelf': '1',
      });
      response.end(gzipSync(JSON.stringify({ ...BOOK, pages: 0 })));
    });
    const answer = await fetch(`${proxy.url}${PATH}`);
    expect(await answer.json()).toEqual({ ...BOOK, pages: 0 });
    expect(await proxy.found()).toEqual(['body-schema']);
    await fetch(`${proxy.url}${PATH}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        authorization: 'Bearer reader',
      },
      body: gzipSync('{"title":1}'),
    });
    expect(await proxy.found()).toContain('request-body');
  });

  it('counts what repeats, and keeps the contract and the answer beside it', async () => {
    const proxy = await before((one) => ({ ...one, body: { title: 'Dune' } }));
    for (let times = 0; times < 3; times += 1) await fetch(`${proxy.url}${PATH}`);
    await proxy.settled();
    expect(proxy.ledger.findings()).toMatchObject([
      {
        operation: 'GET /books/{isbn}',
        count: 3,
        got: '{"title":"Dune"}',
        expected: expect.stringContaining('"minLength": 1'),
        place: expect.stringMatching(/library-contract\.json:\d+$/),
        curl: expect.stringContaining(`curl -i -X GET 'http://127.0.0.1:`),
      },
    ]);
  });

  it('holds the events of a stream that its reader leaves to the contract', async () => {
    const bundle = bundleOf(
      contractOfValue(
        {
          openapi: '3.1.0',
          info: { version: '1' },
          paths: {
            '/ticks': {
              get: {
                responses: {
                  '200': {
                    content: {
                      'text/event-stream': { schema: { type: 'string' }, 'x-sse-event': 'Tick' },
                    },
                  },
                },
              },
            },
          },
          components: { schemas: { Tick: { type: 'object', required: ['at'] } } },
        },
        'ticks.json',
      ),
    );
    const proxy = await beforeOne(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('event: tick\ndata: {"at":1}\n\nevent: tick\ndata: {}\n\nevent: ti');
      },
      { bundle },
    );
    const leave = new AbortController();
    const answer = await fetch(`${proxy.url}/ticks`, { signal: leave.signal });
    await answer.body?.getReader().read();
    leave.abort();
    expect(await proxy.found()).toEqual(['stream-event']);
    expect(proxy.ledger.findings()[0]?.text).toBe(
      "Event 2 (tick): data must have required property 'at'.",
    );
  });

  it('leaves pages and preflights of browsers alone', async () => {
    const proxy = await before();
    await fetch(`${proxy.url}/`);
    await fetch(`${proxy.url}${PATH}`, { method: 'OPTIONS' });
    expect(await proxy.found()).toEqual([]);
    expect(proxy.ledger.totals).toMatchObject({ requests: 2, outside: 1 });
  });

  it('adds nothing to an answer where it is told so', async () => {
    const upstream = await startLibrary((one) => ({ ...one, status: 202 }));
    closing.push(upstream.close);
    const proxy = await start(upstream.url, { hasHeader: false });
    expect((await fetch(`${proxy.url}${PATH}`)).headers.has(VIOLATION_HEADER)).toBe(false);
    expect(await proxy.found()).toEqual(['status-undocumented']);
  });
});

describe('what the proxy shows', () => {
  const SECRETS = [
    'hunter22',
    'tk-7f3',
    'sess-99',
    'otp-5512',
    'kk-1',
    'fresh-1',
    'second-1',
    'q-token',
  ];

  /** A server that says every secret again, and breaks its contract. */
  const echo: RequestListener = async (request: IncomingMessage, response) => {
    const body = await text(request);
    response.writeHead(500, {
      'content-type': 'application/json',
      'set-cookie': 'session=fresh-1; HttpOnly',
      'x-shelf': 'hunter22',
    });
    response.end(
      JSON.stringify({
        refreshToken: 'second-1',
        said: `${body} ${request.headers.authorization} ${request.headers.cookie} ${request.url}`,
      }),
    );
  };

  it('holds no password, token or cookie, wherever it was said', async () => {
    const proxy = await beforeOne(echo);
    const headers = {
      authorization: 'Bearer tk-7f3',
      cookie: 'sid=sess-99; theme=dark',
      'x-api-key': 'kk-1',
      'content-type': 'application/json',
    };
    await fetch(`${proxy.url}${PATH}?access_token=q-token`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ title: 'x', password: 'hunter22', otp: 'otp-5512' }),
    });
    await fetch(`${proxy.url}${PATH}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'password=hunter22&otp=otp-5512',
    });
    await proxy.settled();
    const answer = await fetch(`${proxy.url}/__contract/state.json`);
    const state = await answer.text();
    for (const secret of SECRETS) expect([secret, state.includes(secret)]).toEqual([secret, false]);
    expect(state).toContain('Bearer $TOKEN');
    expect(proxy.ledger.findings().length).toBeGreaterThan(3);
  });

  it('is a page of its own, which no site may frame and which asks nobody else', async () => {
    const proxy = await before();
    const page = await fetch(`${proxy.url}/__contract`);
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'/,
    );
    const html = await page.text();
    expect(html).not.toMatch(/https?:/);
    for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const answer = await fetch(`${proxy.url}${file}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(/https?:|@import|url\(/);
    }
    expect((await fetch(`${proxy.url}/__contract/none`)).status).toBe(404);
    expect((await fetch(`${proxy.url}/__contract`, { method: 'POST' })).status).toBe(405);
    expect(proxy.ledger.totals.requests).toBe(0);
  });

  it('follows what passes by events', async () => {
    const proxy = await before((one) => ({ ...one, status: 202 }));
    const leave = new AbortController();
    const events = await fetch(`${proxy.url}/__contract/events`, { signal: leave.signal });
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => {
      const { value = '' } = (await reader?.read()) ?? {};
      return JSON.parse(/^data: (.*)$/m.exec(value)?.[1] ?? '{}') as { findings: unknown[] };
    };
    expect((await read()).findings).toEqual([]);
    await fetch(`${proxy.url}${PATH}`);
    expect((await read()).findings).toMatchObject([
      {
        check: 'status-undocumented',
        side: 'answer',
        level: 'bad',
        expected: '200, 4XX',
        status: 202,
      },
    ]);
    leave.abort();
  });
});
