import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { bundleOf } from '../sources/bundle.ts';
import { contractOfValue } from '../sources/contract-files.ts';
import { startProxy, type ProxyOptions } from './proxy-server.ts';

const ANYTHING = { description: 'Anything.', content: { '*/*': {} } };
const any = { parameters: [], responses: { default: ANYTHING } };
const JSON_ANSWER = {
  description: 'A thing.',
  content: {
    'application/json': {
      schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
  },
};
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/thing': { get: { ...any, responses: { '200': JSON_ANSWER } } },
    '/any': { get: any, post: any, put: any, delete: any },
  },
};
const bundle = bundleOf(contractOfValue(CONTRACT, 'things.json'));

let closing: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return (server.address() as AddressInfo).port;
}

/** The proxy before a server that answers by `listener`. */
async function before(listener: RequestListener | Server, options: Partial<ProxyOptions> = {}) {
  const server = typeof listener === 'function' ? createServer(listener) : listener;
  const port = await listen(server);
  const upstream = new URL(`http://127.0.0.1:${port}`);
  const proxy = await startProxy({
    bundle,
    contract: 'things.json',
    rules: [],
    upstream,
    ...options,
  });
  closing.push(proxy.close);
  return { ...proxy, port: Number(new URL(proxy.url).port), upstreamPort: port };
}

/** What a raw connection says until it ends. */
async function raw(port: number, sent: string, isLast = false): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  if (isLast) socket.end();
  return text(socket.setEncoding('latin1'));
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

async function respond(port: number, method: string, path: string, headers = {}) {
  const sent = ask({ port, host: '127.0.0.1', method, path, headers, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

const ANSWER_HEADERS = [
  ['X-Two', 'a', 'Set-Cookie', 'a=1', 'x-two', 'b', 'Set-Cookie', 'b=2'],
  ['Connection', 'x-hop', 'X-Hop', 'gone', 'Content-Length', '2'],
].flat();

describe('what passes through the proxy', () => {
  const JSON_TEXT = JSON.stringify({ name: 'Ä thing with  spaces', more: [1, 2] });
  const big = randomBytes(5_242_880);
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    randomBytes(40_000),
    Buffer.from('\n%%EOF\n'),
  ]);
  const BODIES: Array<[name: string, type: string, encoding: string | undefined, bytes: Buffer]> = [
    ['JSON', 'application/json', undefined, Buffer.from(JSON_TEXT)],
    ['gzip', 'application/json', 'gzip', gzipSync(JSON_TEXT)],
    ['brotli', 'application/json', 'br', brotliCompressSync(JSON_TEXT)],
    ['zstd', 'application/json', 'zstd', zstdCompressSync(JSON_TEXT)],
    ['a PDF', 'application/pdf', undefined, pdf],
    ['five megabytes', 'application/octet-stream', undefined, big],
    ['a body that is not what its encoding says', 'application/json', 'gzip', Buffer.from('no')],
    ['an empty body', 'application/json', undefined, Buffer.alloc(0)],
  ];

  it.each(BODIES)(
    'is %s, byte for byte, with a length and in chunks',
    async (_name, type, encoding, bytes) => {
      const { port } = await before((request, response) => {
        const hasLength = request.url?.endsWith('length') === true;
        response.writeHead(200, {
          'content-type': type,
          ...(encoding !== undefined && { 'content-encoding': encoding }),
          ...(hasLength && { 'content-length': bytes.length }),
        });
        const half = bytes.length / 2;
        response.write(bytes.subarray(0, half));
        response.end(bytes.subarray(half));
      });
      for (const path of ['/any?length', '/any']) {
        const answer = await respond(port, 'GET', path, { 'accept-encoding': 'gzip, br, zstd' });
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(hash(Buffer.concat(chunks))).toBe(hash(bytes));
      }
    },
  );

  it('is an upload, byte for byte, compressed or in chunks', async () => {
    const { url } = await before(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { 'content-length': length = 'none', 'content-encoding': encoding = 'none' } =
        request.headers;
      response.end(`${hash(Buffer.concat(chunks))} ${length} ${encoding}`);
    });
    const post = (body: Buffer | ReadableStream, headers = {}) =>
      fetch(`${url}/any`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    expect(await (await post(big)).text()).toBe(`${hash(big)} ${big.length} none`);
    const packed = gzipSync(big);
    const headers = { 'content-encoding': 'gzip' };
    expect(await (await post(packed, headers)).text()).toBe(
      `${hash(packed)} ${packed.length} gzip`,
    );
    const inChunks = new Blob([big]).stream();
    expect(await (await post(inChunks)).text()).toBe(`${hash(big)} none none`);
  });

  it('keeps the case, the order and the repeats of headers, and leaves those of a connection', async () => {
    let seen: string[] = [];
    const { port, upstreamPort } = await before((request, response) => {
      seen = request.rawHeaders;
      response.writeHead(299, 'Quite Good', ANSWER_HEADERS);
      response.end('ok');
    });
    const said = await raw(
      port,
      'GET /any HTTP/1.1\r\nHost: interface\r\nX-B: 1\r\nx-a: 2\r\nX-B: 3\r\nConnection: close, x-private\r\nX-Private: 4\r\n\r\n',
    );
    expect(said).toMatch(
      /^HTTP\/1.1 299 Quite Good\r\nX-Two: a\r\nSet-Cookie: a=1\r\nx-two: b\r\nSet-Cookie: b=2\r\n/,
    );
    expect(said).not.toMatch(/X-Hop/i);
    expect(said).toMatch(/\r\n\r\nok$/);
    expect(seen.slice(0, 8)).toEqual([
      'Host',
      `127.0.0.1:${upstreamPort}`,
      'X-B',
      '1',
      'x-a',
      '2',
      'X-B',
      '3',
    ]);
    expect(seen.join()).not.toMatch(/private/i);
  });

  it('tells the server of the client where it is asked to', async () => {
    let seen: IncomingMessage['headers'] = {};
    const listener: RequestListener = (request, response) => {
      seen = request.headers;
      response.end();
    };
    const forwarded = await before(listener, { isForwarded: true, keepsHost: true });
    await respond(forwarded.port, 'GET', '/any', {
      'x-forwarded-for': '10.1.1.1',
      host: 'app.example',
    });
    expect(seen).toMatchObject({
      host: 'app.example',
      'x-forwarded-for': '10.1.1.1, 127.0.0.1',
      'x-forwarded-host': 'app.example',
      'x-forwarded-proto': 'http',
    });
    const plain = await before(listener);
    await respond(plain.port, 'GET', '/any');
    expect(Object.keys(seen).join()).not.toContain('forwarded');
  });

  it('puts the path of the server before that of a request', async () => {
    let path: string | undefined;
    const server = createServer((request, response) => {
      path = request.url;
      response.end();
    });
    const port = await listen(server);
    const upstream = new URL(`http://127.0.0.1:${port}/v2/`);
    const proxy = await startProxy({ bundle, contract: 'things.json', rules: [], upstream });
    closing.push(proxy.close);
    await fetch(`${proxy.url}/any?a=%20b`);
    expect(path).toBe('/v2/any?a=%20b');
  });

  it('is HEAD, 304, 204 and part of a file, without alarm', async () => {
    const proxy = await before((request, response) => {
      if (request.headers['if-none-match'])
        return void response.writeHead(304, { etag: '"1"' }).end();
      if (request.headers.range) {
        response.writeHead(206, {
          'content-range': 'bytes 0-1/9',
          'content-type': 'application/json',
        });
        return void response.end('{"');
      }
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 9 });
      response.end(request.method === 'HEAD' ? undefined : '{"name":1');
    });
    const head = await respond(proxy.port, 'HEAD', '/thing');
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, '9']);
    expect(await text(head)).toBe('');
    const fresh = await respond(proxy.port, 'GET', '/thing', { 'if-none-match': '"1"' });
    expect([fresh.statusCode, await text(fresh)]).toEqual([304, '']);
    const part = await respond(proxy.port, 'GET', '/thing', { range: 'bytes=0-1' });
    expect([part.statusCode, await text(part)]).toEqual([206, '{"']);
    await proxy.settled();
    expect(proxy.ledger.findings()).toEqual([]);
  });

  it('passes each event of a stream before the next one is there', async () => {
    let next = (_event: string) => {};
    const { url } = await before((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      next = (event) => void (event === '' ? response.end() : response.write(`data: ${event}\n\n`));
    });
    // The head comes before any event does.
    const answer = await fetch(`${url}/any`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (const event of ['one', 'two', 'three']) {
      next(event);
      expect(await reader?.read()).toEqual({ done: false, value: `data: ${event}\n\n` });
    }
    next('');
    expect(await reader?.read()).toMatchObject({ done: true });
  });

  it('lets a slow JSON answer pass before it has ended', async () => {
    let end = () => {};
    const { url } = await before((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"name":');
      end = () => void response.end('"late"}');
    });
    const answer = await fetch(`${url}/thing`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toEqual({ done: false, value: '{"name":' });
    end();
    expect(await reader?.read()).toEqual({ done: false, value: '"late"}' });
  });

  it('passes what is said before an answer, and after a body', async () => {
    const server = createServer();
    server.on('checkContinue', async (request, response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
      response.writeContinue();
      const body = await text(request);
      response.writeHead(200, { trailer: 'X-Sum' });
      response.write(`${body} ${String(request.trailers['x-part'])}`);
      response.addTrailers({ 'X-Sum': '7' });
      response.end();
    });
    const { port } = await before(server);
    const sent = ask({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/any',
      headers: { expect: '100-continue', trailer: 'X-Part', 'transfer-encoding': 'chunked' },
    });
    const hints = once(sent, 'information');
    sent.flushHeaders();
    await once(sent, 'continue');
    expect(await hints).toMatchObject([{ statusCode: 103 }]);
    sent.addTrailers({ 'X-Part': '3' });
    sent.end('hello');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(await text(answer)).toBe('hello 3');
    expect(answer.trailers).toEqual({ 'x-sum': '7' });
  });

  it('passes a connection that becomes another protocol, in both directions', async () => {
    const server = createServer();
    server.on('upgrade', (_request, socket) => {
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\nhello ',
      );
      socket.pipe(socket);
    });
    const { port } = await before(server);
    const said = await raw(
      port,
      'GET /any HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\nping',
      true,
    );
    expect(said).toMatch(
      /^HTTP\/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\nhello ping$/,
    );
  });

  it('passes a refused upgrade as the answer that it is', async () => {
    const server = createServer();
    server.on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno'),
    );
    const { port } = await before(server);
    const said = await raw(
      port,
      'GET /any HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n',
    );
    expect(said).toMatch(/^HTTP\/1.1 403 Forbidden\r\n[^]*\r\n\r\nno$/);
  });
});

describe('what goes wrong at the proxy', () => {
  it('says what to do where no server answers, and reports it', async () => {
    const server = createServer();
    const port = await listen(server);
    await new Promise((done) => server.close(done));
    const proxy = await startProxy({
      bundle,
      contract: 'things.json',
      rules: [],
      upstream: new URL(`http://127.0.0.1:${port}`),
    });
    closing.push(proxy.close);
    const answer = await fetch(`${proxy.url}/thing`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      502,
      'application/problem+json',
    ]);
    expect(await answer.json()).toMatchObject({
      status: 502,
      detail: `contract:proxy got no answer from http://127.0.0.1:${port} (ECONNREFUSED). Start it, or name another one with --upstream.`,
    });
    await proxy.settled();
    expect(proxy.ledger.findings()).toMatchObject([
      { check: 'no-answer', operation: 'GET /thing' },
    ]);
  });

  it('breaks the connection where the server does, rather than end an answer that has no end', async () => {
    const proxy = await before((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('half');
      setImmediate(() => response.destroy());
    });
    const answer = await fetch(`${proxy.url}/any`);
    await expect(bytesOf(answer)).rejects.toThrow();
    await proxy.settled();
    expect(proxy.ledger.findings()).toMatchObject([{ check: 'no-answer' }]);
  });

  it('ends the request of a client that leaves', async () => {
    const left = Promise.withResolvers<void>();
    const proxy = await before((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: one\n\n');
      response.once('close', () => left.resolve());
    });
    const leave = new AbortController();
    const answer = await fetch(`${proxy.url}/any`, { signal: leave.signal });
    await answer.body?.getReader().read();
    leave.abort();
    await left.promise;
    await proxy.settled();
    expect(proxy.ledger.findings()).toEqual([]);
  });

  it('lets the server wait for a client that reads slowly', async () => {
    const chunk = Buffer.alloc(65_536);
    let written = 0;
    const proxy = await before((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      const write = () => {
        do written += 1;
        while (written < 1000 && response.write(chunk));
      };
      response.on('drain', () => written < 1000 && write());
      write();
    });
    const socket: Socket = connect(proxy.port, '127.0.0.1');
    socket.write('GET /any HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'readable');
    // Until nothing more is taken, or everything was.
    for (let still = 0; still < 5;) {
      const taken = written;
      await new Promise((done) => void setTimeout(done, 100));
      still = written === taken ? still + 1 : 0;
    }
    // 64 MB are there to be sent; what is on the way fits into buffers.
    expect(written * chunk.length).toBeLessThan(32 * 1_048_576);
    socket.destroy();
  });

  it('passes a body beyond the limit, and says that it was not checked', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(2000) });
    const proxy = await before(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(body);
      },
      { limit: 1000 },
    );
    expect(await (await fetch(`${proxy.url}/thing`)).text()).toBe(body);
    await proxy.settled();
    expect(proxy.ledger.findings()).toEqual([]);
    expect(proxy.ledger.totals.unread).toEqual({ 'it is larger than --limit': 1 });
  });

  it('checks no more than the limit of what a small body unpacks to', async () => {
    const proxy = await before(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
        response.end(gzipSync(Buffer.alloc(1_000_000)));
      },
      { limit: 10_000 },
    );
    await bytesOf(await fetch(`${proxy.url}/thing`));
    await proxy.settled();
    expect(proxy.ledger.totals.unread).toEqual({ 'it is larger than --limit': 1 });
  });
});
