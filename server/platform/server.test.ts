import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './http.ts';
import { createServer } from './server.ts';

function slowApp(milliseconds: number): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/slow', async (c) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return c.text('done');
  });
  app.get('/', (c) => c.text('ok'));
  return app;
}

test('what is under way ends before the server does, and nothing new is taken', async () => {
  const server = createServer(slowApp(400));
  const port = await server.listen('127.0.0.1', 0);
  const under = Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/slow`));
  await new Promise((resolve) => setTimeout(resolve, 150));
  const closed = server.close(5_000);
  const late = fetch(`http://127.0.0.1:${port}/`).then(
    () => 'answered',
    () => 'refused',
  );
  const answers = await Promise.all(under);
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  expect(await late).toBe('refused');
  await closed;
});

test('half-sent requests are cut off in seconds, while whole ones are answered', async () => {
  const server = createServer(slowApp(0));
  const port = await server.listen('127.0.0.1', 0);
  const started = performance.now();
  const stalled = Array.from(
    { length: 50 },
    () =>
      new Promise<number>((resolve) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write('GET / HTTP/1.1\r\nHost: x\r\n'),
        );
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(performance.now() - started));
        socket.resume();
      }),
  );
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  const ended = await Promise.all(stalled);
  expect(Math.max(...ended)).toBeLessThan(9_000);
  await server.close(1_000);
});

test('a port that is taken is an error, not silence', async () => {
  const first = createServer(slowApp(0));
  const port = await first.listen('127.0.0.1', 0);
  await expect(createServer(slowApp(0)).listen('127.0.0.1', port)).rejects.toThrow('EADDRINUSE');
  await first.close(100);
});
