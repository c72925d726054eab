import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
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
  const late = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => 'answered',
      () => 'refused',
    );
  const answers = await Promise.all(under);
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  await expect.poll(late).toBe('refused');
  await closed;
});

/** Sends `text` over one connection and gives everything that came back until it was closed. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (got += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(got));
  });
}

const GET = 'GET /count HTTP/1.1\r\nHost: x\r\n\r\n';

test('requests that are sent ahead are worked on one at a time, and not more than a few wait', async () => {
  const app = new Hono<AppEnv>();
  let working = 0;
  let most = 0;
  let served = 0;
  app.get('/count', async (c) => {
    most = Math.max(most, (working += 1));
    await new Promise((resolve) => setImmediate(resolve));
    working -= 1;
    return c.text(`answer ${(served += 1)};`);
  });
  const server = createServer(app);
  const port = await server.listen('127.0.0.1', 0);
  const last = GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const got = await exchange(port, GET.repeat(9) + last);
  expect(got.match(/answer \d+;/g)).toEqual(
    Array.from({ length: 10 }, (_, at) => `answer ${at + 1};`),
  );
  expect(most).toBe(1);
  await exchange(port, GET.repeat(500));
  expect(served).toBeLessThan(50);
  await server.close(1_000);
});

test('a reader that takes nothing is closed, one that takes little by little is not', async () => {
  const app = new Hono<AppEnv>();
  const SIZE = 12 * 1024 * 1024;
  const closed: string[] = [];
  app.get('/:who', (c) => {
    c.env.incoming?.socket.once('close', () => closed.push(c.req.param('who')));
    return c.body(new Uint8Array(SIZE));
  });
  const server = createServer(app, { slowReaderMs: 1_500 });
  const port = await server.listen('127.0.0.1', 0);
  const ask = (who: string) => `GET /${who} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  const silent = connect(port, '127.0.0.1', () => silent.write(ask('silent')));
  silent.on('error', () => undefined);
  silent.pause();
  const patient = new Promise<number>((resolve) => {
    let got = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(ask('patient')));
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      got += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 10);
    });
    socket.on('close', () => resolve(got));
  });
  await expect.poll(() => closed, { timeout: 15_000 }).toContain('silent');
  expect(await patient).toBeGreaterThan(SIZE);
  silent.destroy();
  await server.close(1_000);
});

test.each([
  ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.0\r\n\r\n', 400],
  ['no Host where one is needed', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a request line that is none', 'HELLO\r\n\r\n', 400],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n', 400],
  ['headers without measure', `GET / HTTP/1.1\r\nHost: x\r\na: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a body that does not come', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n', 408],
])('%s is answered with a problem and the headers of every answer', async (_, text, status) => {
  const server = createServer(slowApp(0), { headers: { 'X-Frame-Options': 'DENY' } });
  const port = await server.listen('127.0.0.1', 0);
  const got = await exchange(port, text);
  const [head = '', body = ''] = got.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain('x-frame-options: deny');
  expect(head.toLowerCase()).toContain('content-type: application/problem+json');
  expect(head.toLowerCase()).toContain('connection: close');
  expect(JSON.parse(body)).toMatchObject({ status, code: 'malformed_request' });
  await server.close(1_000);
});

const SLOW = 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n';
const CHUNKED = 'POST /late HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';

test.each([
  ['after one request', `${SLOW}HELLO\r\n\r\n`, 1],
  ['after several', `${SLOW.repeat(3)}HELLO\r\n\r\n`, 3],
  ['within the body of one that waits', `${SLOW}${CHUNKED}zz\r\n`, 1],
  ['when more of it comes', `${SLOW}HELLO\r\n\r\nHELLO\r\n\r\n`, 1],
])('what cannot be read is refused in its turn: %s', async (_, text, before) => {
  const app = slowApp(60);
  let late = 0;
  app.post('/late', (c) => c.text(`late ${(late += 1)}`));
  const server = createServer(app);
  const port = await server.listen('127.0.0.1', 0);
  const got = await exchange(port, text);
  expect(got.match(/HTTP\/1\.1 \d+/g)).toEqual([
    ...Array<string>(before).fill('HTTP/1.1 200'),
    'HTTP/1.1 400',
  ]);
  expect(got.match(/done/g)).toHaveLength(before);
  expect(late).toBe(0);
  await server.close(1_000);
});

test('an answer that has begun goes on to its end when what follows cannot be read', async () => {
  const app = new Hono<AppEnv>();
  const more = Promise.withResolvers<void>();
  app.get('/', () => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(Buffer.from('begun;'));
        await more.promise;
        controller.enqueue(Buffer.from('ended;'));
        controller.close();
      },
    });
    return new Response(body);
  });
  const server = createServer(app);
  const port = await server.listen('127.0.0.1', 0);
  let got = '';
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
  );
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => (got += chunk.toString()));
  await expect.poll(() => got).toContain('begun;');
  socket.write('HELLO\r\n\r\n', () => setTimeout(more.resolve, 50));
  await closed;
  expect(got).toContain('ended;');
  expect(got.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  await server.close(1_000);
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
