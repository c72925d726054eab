import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';

/** Sends every byte back, so that what the proxy did to an answer can be counted. */
let echo: Server;
let proxy: FaultProxy;
beforeAll(async () => {
  echo = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.pipe(socket);
  });
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await startFaultProxy({ port: (echo.address() as AddressInfo).port });
});
afterAll(async () => {
  await proxy.close();
  echo.close();
});

/** What came back of `text`, until as much was there or the connection was over. */
function send(text: string): Promise<{ got: string; ended: string }> {
  return new Promise((done) => {
    let got = '';
    const socket = connect(proxy.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      got += chunk.toString();
      if (got.length < text.length) return;
      socket.destroy();
      done({ got, ended: 'whole' });
    });
    socket.on('error', (error: NodeJS.ErrnoException) => done({ got, ended: error.code ?? '' }));
    socket.on('close', () => done({ got, ended: 'closed' }));
  });
}

test('passes, cuts after so many bytes, refuses, and passes again on the same port', async () => {
  expect(await send('hello')).toEqual({ got: 'hello', ended: 'whole' });
  await proxy.set({ kind: 'cut', afterBytes: 3 });
  expect((await send('hello')).got.length).toBeLessThan(4);
  expect((await send('hello')).ended).not.toBe('whole');
  await proxy.set({ kind: 'refuse' });
  expect((await send('hello')).ended).toBe('ECONNREFUSED');
  await proxy.set({ kind: 'pass' });
  expect((await send('again')).ended).toBe('whole');
});

test('half open, it takes what is sent and says nothing', async () => {
  await proxy.set({ kind: 'halfOpen' });
  const socket = connect(proxy.port, '127.0.0.1', () => socket.write('hello'));
  let got = 0;
  socket.on('data', (chunk) => (got += chunk.length));
  socket.on('error', () => undefined);
  await expect.poll(() => proxy.swallowed()).toBe(5);
  await proxy.set({ kind: 'pass' });
  // A later connection is answered, while the swallowed bytes of the first stay away.
  expect((await send('later')).ended).toBe('whole');
  expect(got).toBe(0);
  const closed = new Promise((done) => socket.once('close', done));
  proxy.cutAll();
  await closed;
});

test('delays and throttles whole answers', async () => {
  for (const fault of [
    { kind: 'delay', ms: 50 },
    { kind: 'throttle', bytesPerSecond: 100_000 },
  ] as const) {
    await proxy.set(fault);
    const started = performance.now();
    expect((await send('x'.repeat(5_000))).ended).toBe('whole');
    expect(performance.now() - started).toBeGreaterThan(40);
  }
});
