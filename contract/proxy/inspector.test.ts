import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleOf } from '../sources/bundle.ts';
import { contractOfValue } from '../sources/contract-files.ts';
import type { LibraryAnswer } from '../testing/library-server.ts';
import { BOOK, BOOK_PATH, LIBRARY, proxyBeforeLibrary } from '../testing/proxied-library.ts';
import { proxyBefore } from '../testing/proxied-servers.ts';
import { VIOLATION_HEADER } from './pass-request.ts';

const put = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${BOOK_PATH}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: 'Bearer reader', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('what the proxy reports', () => {
  it('is nothing where both sides keep the contract', async () => {
    const proxy = await proxyBeforeLibrary();
    expect((await fetch(`${proxy.url}${BOOK_PATH}`)).headers.has(VIOLATION_HEADER)).toBe(false);
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
    const proxy = await proxyBeforeLibrary(plant);
    const answer = await fetch(`${proxy.url}${BOOK_PATH}`);
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
      () => ({ path: `${BOOK_PATH}?verbose=1` }),
      ['request-parameter-unknown'],
    ],
    [
      'one behind a question mark within the query',
      () => ({ path: `${BOOK_PATH}??verbose=1` }),
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
    const proxy = await proxyBeforeLibrary();
    const { path = BOOK_PATH, headers, ...rest } = change();
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
    const proxy = await proxyBeforeLibrary(() => ({ status: 204, headers: {} }));
    await put(proxy.url, { title: '' });
    await put(proxy.url, '{');
    await put(proxy.url, BOOK, { 'content-type': 'text/plain' });
    await fetch(`${proxy.url}${BOOK_PATH}`, { method: 'DELETE' });
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
    const proxy = await proxyBefore(
      (request, response) => {
        request.resume();
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          'x-shelf': '1',
        });
        response.end(gzipSync(JSON.stringify({ ...BOOK, pages: 0 })));
      },
      { bundle: LIBRARY },
    );
    const answer = await fetch(`${proxy.url}${BOOK_PATH}`);
    expect(await answer.json()).toEqual({ ...BOOK, pages: 0 });
    expect(await proxy.found()).toEqual(['body-schema']);
    await fetch(`${proxy.url}${BOOK_PATH}`, {
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
    const proxy = await proxyBeforeLibrary((one) => ({ ...one, body: { title: 'Dune' } }));
    for (let times = 0; times < 3; times += 1) await fetch(`${proxy.url}${BOOK_PATH}`);
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
    const proxy = await proxyBefore(
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
    const proxy = await proxyBeforeLibrary();
    await fetch(`${proxy.url}/`);
    await fetch(`${proxy.url}${BOOK_PATH}`, { method: 'OPTIONS' });
    expect(await proxy.found()).toEqual([]);
    expect(proxy.ledger.totals).toMatchObject({ requests: 2, outside: 1 });
  });

  it('adds nothing to an answer where it is told so', async () => {
    const proxy = await proxyBeforeLibrary((one) => ({ ...one, status: 202 }), {
      hasHeader: false,
    });
    expect((await fetch(`${proxy.url}${BOOK_PATH}`)).headers.has(VIOLATION_HEADER)).toBe(false);
    expect(await proxy.found()).toEqual(['status-undocumented']);
  });
});
