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
      'a bad key at Google',
      json(
        [{ error: { message: 'API key not valid.', details: [{ reason: 'API_KEY_INVALID' }] } }],
        400,
      ),
      'key_refused',
    ],
    [
      'thoughts that fill the answer',
      json({ error: { message: 'max_tokens or model output limit was reached' } }, 400),
      'works',
    ],
    [
      'an empty answer, cut by its length',
      (_, response) =>
        void response.end('data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\n'),
      'works',
    ],
    [
      'a refusal whose long list has the model',
      (request, response) =>
        request.method === 'GET'
          ? json({
              data: Array.from({ length: 501 }, (_, n) => ({ id: n === 0 ? 'm-1' : `a-${n}` })),
            })(request, response)
          : json({}, 400)(request, response),
      'refused',
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

  it('waits longer for one of this computer, which may have to load', async () => {
    const port = await serve(() => undefined);
    const gateway = createModelGateway({
      addresses: { ollama: `http://127.0.0.1:${port}/v1` },
      testMs: 60_000,
      localTestMs: 100,
    });
    expect(await gateway.test({ provider: 'ollama', model: 'm-1' }, signal)).toBe('timeout');
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

  it('knows Google’s models with and without their prefix', async () => {
    const listed = json({
      data: [{ id: 'models/gemini-2.5-pro' }, { id: 'models/gemini-2.5-flash' }],
    });
    const port = await serve((request, response) =>
      (request.method === 'GET' ? listed : json({}, 400))(request, response),
    );
    const gateway = createModelGateway({ addresses: { google: `http://127.0.0.1:${port}/v1` } });
    const google = { provider: 'google', apiKey: KEY } as const;
    expect(await gateway.list(google, signal)).toEqual({
      models: ['gemini-2.5-flash', 'gemini-2.5-pro'],
    });
    for (const model of ['gemini-2.5-pro', 'models/gemini-2.5-pro'])
      expect(await gateway.test({ ...google, model }, signal)).toBe('refused');
    expect(await gateway.test({ ...google, model: 'gemini-9' }, signal)).toBe('no_such_model');
  });

  it('gives 500 names at most', async () => {
    const port = await serve(
      json({ data: Array.from({ length: 501 }, (_, n) => ({ id: `a-${n}` })) }),
    );
    expect(await gatewayAt(port).list(address, signal)).toMatchObject({
      models: expect.objectContaining({ length: 500 }) as string[],
    });
  });

  it.each<[string, RequestListener, string]>([
    ['a bad key', json({}, 401), 'key_refused'],
    ['a bad key at Google', json({ error: { message: 'API key not valid.' } }, 400), 'key_refused'],
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

describe('the context of a model of Ollama', () => {
  const LONG = 'word '.repeat(5_000);
  const ollama = (told: { ps?: object; show?: object; afterLoad?: object }) => {
    let ps = told.ps ?? { models: [] };
    const seen: string[] = [];
    const listener: RequestListener = (request, response) => {
      seen.push(String(request.url));
      if (request.url === '/api/ps') return json(ps)(request, response);
      if (request.url === '/api/show') return json(told.show ?? {})(request, response);
      if (request.url === '/api/generate') ps = told.afterLoad ?? ps;
      return request.url === '/api/generate'
        ? json({})(request, response)
        : says(request, response);
    };
    return { seen, listener };
  };
  async function run({ listener }: ReturnType<typeof ollama>, prompt: string) {
    const port = await serve(listener);
    const gateway = createModelGateway({ addresses: { ollama: `http://127.0.0.1:${port}/v1` } });
    const model = gateway.open({ provider: 'ollama', model: 'qwen3' });
    for await (const _ of model.run({ prompt, parameters: {}, locale: 'en', signal }));
  }
  const loaded = (context_length: number) => ({
    models: [{ name: 'qwen3:latest', context_length }],
  });

  it.each<[string, Parameters<typeof ollama>[0]]>([
    ['unless anything else is said', {}],
    ['by its own parameters', { show: { parameters: 'temperature 1\nnum_ctx   2048' } }],
    ['as it is loaded', { ps: loaded(4_096), show: { parameters: 'num_ctx 99999' } }],
  ])('is small %s, and what does not fit is not sent', async (_, told) => {
    const stand = ollama(told);
    await expect(run(stand, LONG)).rejects.toMatchObject({
      kind: 'context',
      size: { tokens: expect.any(Number) as number, most: expect.any(Number) as number },
    });
    expect(stand.seen).not.toContain('/v1/chat/completions');
    await run(stand, 'short');
    expect(stand.seen).toContain('/v1/chat/completions');
  });

  it.each<[string, Parameters<typeof ollama>[0]]>([
    ['as it is loaded', { ps: loaded(32_768) }],
    ['by its own parameters', { show: { parameters: 'num_ctx 32768' } }],
    ['by the program’s own setting, once it is loaded', { afterLoad: loaded(32_768) }],
  ])('is large %s, and takes a long prompt', async (_, told) => {
    const stand = ollama(told);
    await run(stand, LONG);
    expect(stand.seen).toContain('/v1/chat/completions');
  });

  it('stops nothing where Ollama does not say', async () => {
    const port = await serve((request, response) =>
      (request.url === '/v1/chat/completions' ? says : json('?', 500))(request, response),
    );
    const gateway = createModelGateway({ addresses: { ollama: `http://127.0.0.1:${port}/v1` } });
    const model = gateway.open({ provider: 'ollama', model: 'qwen3' });
    const events = [];
    for await (const event of model.run({ prompt: 'p', parameters: {}, locale: 'en', signal }))
      events.push(event);
    expect(events).toEqual([{ type: 'delta', text: 'OK' }]);
  });
});
