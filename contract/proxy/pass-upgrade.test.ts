import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { proxyBefore, raw } from '../testing/proxied-servers.ts';

describe('a change of the protocol', () => {
  it('passes a connection that becomes another protocol, in both directions', async () => {
    const server = createServer();
    server.on('upgrade', (_request, socket) => {
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\nhello ',
      );
      socket.pipe(socket);
    });
    const { port } = await proxyBefore(server);
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
    const { port } = await proxyBefore(server);
    const said = await raw(
      port,
      'GET /any HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n',
    );
    expect(said).toMatch(/^HTTP\/1.1 403 Forbidden\r\n[^]*\r\n\r\nno$/);
  });
});
