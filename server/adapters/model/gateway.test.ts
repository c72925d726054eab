import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createModelGateway } from './gateway.ts';

const KEY = 'sk-canary-0123456789';
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}
const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
const OK = 'data: {"choices":[{"delta":{"content":"OK"},"finish_reason":"stop"}]}\n\n';
const says: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`${OK}data: [DONE]\n\n`);
};
const signal = new AbortController().signal;
const gatewayAt = (port: number, testMs = 60_000) =>
  createModelGateway({ addresses: { openai: `http://127.0.0.1:${port}/v1` }, testMs });
const address = { provider: 'openai', model: 'm-1', apiKey: KEY } as const;

describe('testing a model', () => {
  it('sends the key and the model’s name, and a few tokens’ worth', async () => {
    const seen: string[] = [];
    const port = await serve((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      says(request, response);
    });
    expect(await gatewayAt(port).test(address, signal)).toBe('works');
    expect(seen).toEqual([`POST /v1/chat/completions Bearer ${KEY}`]);
  });

  it.each<[string, RequestListener, string]>([
    ['a bad key', json({}, 401), 'key_refused'],
    ['a key without the right', json({}, 403), 'key_refused'],
    ['no such model', json({}, 404), 'no_such_model'],
    ['too many requests', json({}, 429), 'rate_limited'],
    ['an unpaid account', json({}, 402), 'refused'],
    ['a broken provider', json({}, 500), 'unreachable'],
    ['a web page', (_, response) => void response.end('<p>hello</p>'), 'unreachable'],
    [
      'a redirect',
      (_, response) => void response.writeHead(307, { location: '/x' }).end(),
      'unreachable',
    ],
    [
      'a refusal whose list lacks the model',
      (request, response) =>
        request.method === 'GET'
          ? json({ data: [{ id: 'm-2' }] })(request, response)
          : json({}, 400)(request, response),
      'no_such_model',
    ],
    [
      'a refusal whose list has the model',
      (request, response) =>
        request.method === 'GET'
          ? json({ data: [{ id: 'm-1' }] })(request, response)
          : json({}, 400)(request, response),
      'refused',
    ],
  ])('names what came back: %s', async (_, listener, outcome) => {
    const port = await serve(listener);
    expect(await gatewayAt(port).test(address, signal)).toBe(outcome);
  });

  it('gives up on one that is silent', async () => {
    const port = await serve(() => undefined);
    expect(await gatewayAt(port, 100).test(address, signal)).toBe('timeout');
  });

  it('names one that is not there unreachable', async () => {
    const port = await serve(says);
    servers.splice(0).forEach((server) => server.close());
    expect(await gatewayAt(port).test(address, signal)).toBe('unreachable');
  });
});

describe('listing models', () => {
  it('gives the names that can be asked for, sorted, once each', async () => {
    const ids = ['b', 'a', 'b', 'models/gemini-2.5-pro', '<img>', '', 'x'.repeat(101)];
    const port = await serve(json({ data: ids.map((id) => ({ id })) }));
    expect(await gatewayAt(port).list(address, signal)).toEqual({
      models: ['a', 'b', 'models/gemini-2.5-pro'],
    });
  });

  it.each<[string, RequestListener, string]>([
    ['a bad key', json({}, 401), 'key_refused'],
    ['another form', json({ data: 'none' }), 'unreachable'],
    ['no JSON', (_, response) => void response.end('hello'), 'unreachable'],
  ])('says what failed: %s', async (_, listener, failed) => {
    const port = await serve(listener);
    expect(await gatewayAt(port).list(address, signal)).toEqual({ failed });
  });
});

describe('looking on this computer', () => {
  const closed = 1;
  const discover = (ollama: number, lmstudio = closed) =>
    createModelGateway({ localPorts: { ollama, lmstudio, llamacpp: closed } }).discover();

  it('finds Ollama’s and LM Studio’s models, and sends nothing but the question', async () => {
    const seen: string[] = [];
    const recorded =
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const { authorization, cookie } = request.headers;
        seen.push([request.method, request.url, authorization, cookie].join(' ').trim());
        listener(request, response);
      };
    const ollama = await serve(recorded(json({ models: [{ name: 'qwen3:8b', size: 1 }] })));
    const studio = await serve(recorded(json({ object: 'list', data: [{ id: 'mistral' }] })));
    expect(await discover(ollama, studio)).toEqual([
      { provider: 'ollama', models: ['qwen3:8b'] },
      { provider: 'lmstudio', models: ['mistral'] },
    ]);
    expect(seen.toSorted()).toEqual(['GET /api/tags', 'GET /v1/models']);
  });

  it.each<[string, RequestListener]>([
    ['a program that says something else', json({ status: 'fine' })],
    ['a web page', (_, response) => void response.end('<html>')],
    ['an answer beyond 64 KB', json({ models: [{ name: 'a' }], more: 'x'.repeat(70_000) })],
    [
      'a redirect',
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['a program without models', json({ models: [] })],
    ['silence', () => undefined],
  ])('leaves %s alone', async (_, listener) => {
    expect(await discover(await serve(listener))).toEqual([]);
  });

  it('asks nothing where it may not', async () => {
    let asked = 0;
    await serve(() => (asked += 1));
    expect(await createModelGateway({}).discover()).toEqual([]);
    expect(asked).toBe(0);
  });
});
