import { createServer as createPlain, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ProxyOptions } from './proxy-server.ts';
import { localCertificate } from '../testing/certificates.ts';
import { listen, proxyTo, raw, respond } from '../testing/proxied-servers.ts';

const { ca, cert, key } = localCertificate();
const stranger = localCertificate();

/** The proxy before a server that speaks TLS alone. */
async function beforeSecure(
  listener: RequestListener,
  options: Partial<ProxyOptions> = { authorities: ca },
  host = '127.0.0.1',
) {
  const server = createServer({ cert, key }, listener);
  const port = await listen(server);
  return { ...(await proxyTo(`https://${host}:${port}`, options)), server, upstreamPort: port };
}

const isSecure: RequestListener = (request, response) => {
  const { encrypted, servername } = request.socket as TLSSocket & { servername?: unknown };
  response.writeHead(200, { 'content-type': 'text/plain' });
  response.end(`${String(encrypted)} ${String(servername)} ${request.headers.host ?? ''}`);
};

describe('a server that speaks TLS', () => {
  it.each<[string, Partial<ProxyOptions>]>([
    ['its authority is named', { authorities: ca }],
    ['certificates are not looked at', { isInsecure: true }],
  ])('is passed to where %s', async (_name, options) => {
    const { url, upstreamPort } = await beforeSecure(isSecure, options);
    const answer = await fetch(`${url}/any`);
    expect(await answer.text()).toBe(`true false 127.0.0.1:${upstreamPort}`);
  });

  it("is asked by its own name, also with the client's Host", async () => {
    const options = { authorities: ca, keepsHost: true };
    const { port } = await beforeSecure(isSecure, options, 'localhost');
    const answer = await respond(port, 'GET', '/any', { host: 'app.example' });
    expect(await text(answer)).toBe('true localhost app.example');
  });

  it.each<[string, Partial<ProxyOptions>]>([
    ['nothing names its authority', {}],
    ['another authority is named', { authorities: stranger.ca }],
  ])('is refused where %s, with what to do', async (_name, options) => {
    const { url, found } = await beforeSecure(isSecure, options);
    const answer = await fetch(`${url}/any`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      detail: expect.stringContaining(
        'Its certificate is not trusted; --ca names the authority that signed it, --insecure takes any.',
      ),
    });
    expect(await found()).toEqual(['no-answer']);
  });

  it('passes bodies, compressed ones and streams unharmed, and holds them to the contract', async () => {
    const { url, found } = await beforeSecure(async (request, response) => {
      if (request.method === 'POST') return void response.end(await text(request));
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync('{"name":1}'));
    });
    const sent = 'ä'.repeat(100_000);
    const answer = await fetch(`${url}/any`, { method: 'POST', body: sent });
    expect(await answer.text()).toBe(sent);
    expect(await (await fetch(`${url}/thing`)).json()).toEqual({ name: 1 });
    expect(await found()).toEqual(['body-schema']);
  });

  it('keeps a connection for the next request', async () => {
    const { url, server } = await beforeSecure(isSecure);
    let connections = 0;
    server.on('secureConnection', () => (connections += 1));
    for (let times = 0; times < 3; times += 1) await (await fetch(`${url}/any`)).text();
    expect(connections).toBe(1);
  });

  it('may change the protocol', async () => {
    const { port, server } = await beforeSecure(isSecure);
    server.on('upgrade', (_request, socket) => {
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n',
      );
      socket.pipe(socket);
    });
    const said = await raw(
      port,
      'GET /any HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\nping',
      true,
    );
    expect(said).toMatch(/^HTTP\/1.1 101 [^]*\r\n\r\nping$/);
  });

  it.each([
    ['asks in the clear a server that speaks TLS', 'http', true],
    ['asks by TLS a server that does not', 'https', false],
  ])('answers with a problem where it %s', async (_name, protocol, isServerSecure) => {
    const server = isServerSecure ? createServer({ cert, key }, isSecure) : createPlain(isSecure);
    const { url, found } = await proxyTo(`${protocol}://127.0.0.1:${await listen(server)}`);
    const answer = await fetch(`${url}/any`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      502,
      'application/problem+json',
    ]);
    expect(await found()).toEqual(['no-answer']);
  });
});
