import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { listen, proxyBefore, proxyTo, raw, respond } from '../testing/proxied-servers.ts';

const ANSWER_HEADERS = [
  ['X-Two', 'a', 'Set-Cookie', 'a=1', 'x-two', 'b', 'Set-Cookie', 'b=2'],
  ['Connection', 'x-hop', 'X-Hop', 'gone', 'Content-Length', '2'],
].flat();

describe('what a request and its answer say', () => {
  it('keeps the case, the order and the repeats of headers, and leaves those of a connection', async () => {
    let seen: string[] = [];
    const { port, upstreamPort } = await proxyBefore((request, response) => {
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
    const forwarded = await proxyBefore(listener, { isForwarded: true, keepsHost: true });
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
    const plain = await proxyBefore(listener);
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
    const proxy = await proxyTo(`http://127.0.0.1:${port}/v2/`);
    await fetch(`${proxy.url}/any?a=%20b`);
    expect(path).toBe('/v2/any?a=%20b');
  });
});
