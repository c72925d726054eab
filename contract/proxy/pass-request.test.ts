import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { proxyBefore, respond } from '../testing/proxied-servers.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

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
      const { port } = await proxyBefore((request, response) => {
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
    const { url } = await proxyBefore(async (request, response) => {
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

  it('is HEAD, 304, 204 and part of a file, without alarm', async () => {
    const proxy = await proxyBefore((request, response) => {
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
    const { url } = await proxyBefore((_request, response) => {
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
    const { url } = await proxyBefore((_request, response) => {
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
    const { port } = await proxyBefore(server);
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
});
