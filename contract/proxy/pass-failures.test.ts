import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen, proxyBefore, proxyTo } from '../testing/proxied-servers.ts';

describe('what goes wrong at the proxy', () => {
  it('says what to do where no server answers, and reports it', async () => {
    const server = createServer();
    const port = await listen(server);
    await new Promise((done) => server.close(done));
    const proxy = await proxyTo(`http://127.0.0.1:${port}`);
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
    const proxy = await proxyBefore((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('half');
      setImmediate(() => response.destroy());
    });
    const answer = await fetch(`${proxy.url}/any`);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await proxy.settled();
    expect(proxy.ledger.findings()).toMatchObject([{ check: 'no-answer' }]);
  });

  it('ends the request of a client that leaves', async () => {
    const left = Promise.withResolvers<void>();
    const proxy = await proxyBefore((_request, response) => {
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
    const proxy = await proxyBefore((_request, response) => {
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
});
