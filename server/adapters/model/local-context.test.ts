import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createModelGateway } from './gateway.ts';

const LONG = 'word '.repeat(5_000);
const OK = 'data: {"choices":[{"delta":{"content":"OK"},"finish_reason":"stop"}]}\n\n';
const signal = new AbortController().signal;
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A program of this computer: what it answers by path, and after it was made to load the model. */
async function program(answers: Record<string, unknown>, afterLoad = answers) {
  let now = answers;
  const sent: string[] = [];
  const listener: RequestListener = (request, response) => {
    const path = String(request.url).replace(/\?.*/, '');
    if (path !== '/v1/chat/completions') {
      response.writeHead(path in now ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(now[path] ?? { error: 'not found' }));
      return;
    }
    let text = '';
    request.on('data', (piece) => (text += String(piece)));
    request.on('end', () => {
      const isLoading = text.includes('"max_tokens":1}');
      now = afterLoad;
      if (!isLoading) sent.push(text);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(isLoading ? '{}' : `${OK}data: [DONE]\n\n`);
    });
  };
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return { sent, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}

async function run(provider: 'lmstudio' | 'llamacpp', base: string, prompt: string) {
  const model = createModelGateway({ addresses: { [provider]: base } }).open({
    provider,
    model: 'qwen3-8b',
  });
  for await (const _ of model.run({ prompt, parameters: {}, locale: 'en', signal }));
}

const studio = (more: object) => ({
  '/api/v0/models': {
    object: 'list',
    data: [
      { id: 'other', state: 'loaded', loaded_context_length: 1, max_context_length: 1 },
      { id: 'qwen3-8b', object: 'model', ...more },
    ],
  },
});
const idle = studio({ state: 'not-loaded', max_context_length: 40_960 });
const loadedWith = (loaded_context_length: number) =>
  studio({ state: 'loaded', loaded_context_length, max_context_length: 40_960 });
const props = (n_ctx: number) => ({
  '/props': { default_generation_settings: { n_ctx, params: {} }, total_slots: 1 },
});
const trained = (n_ctx_train: number) => ({
  '/v1/models': { data: [{ id: 'qwen3-8b', meta: { n_ctx_train } }] },
});

describe('a prompt longer than the context', () => {
  it.each<['lmstudio' | 'llamacpp', string, Record<string, unknown>, Record<string, unknown>?]>([
    ['lmstudio', 'of the loaded model', loadedWith(4_096)],
    ['lmstudio', 'of any size that the model can have', studio({ max_context_length: 2_048 })],
    ['lmstudio', 'that shows once the model is loaded', idle, loadedWith(4_096)],
    ['llamacpp', 'that the server was started with', { ...props(2_048), ...trained(40_960) }],
    ['llamacpp', 'of the training, where nothing else is said', trained(2_048)],
  ])('of %s %s is not sent', async (provider, _name, answers, afterLoad) => {
    const { base, sent } = await program(answers, afterLoad);
    await expect(run(provider, base, LONG)).rejects.toMatchObject({ kind: 'context' });
    expect(sent).toEqual([]);
    await run(provider, base, 'short');
    expect(sent).toHaveLength(1);
  });
});

it.each<['lmstudio' | 'llamacpp', string, Record<string, unknown>, Record<string, unknown>?]>([
  ['lmstudio', 'loaded with room', loadedWith(32_768)],
  ['lmstudio', 'loaded with room first', idle, loadedWith(32_768)],
  ['lmstudio', 'of an older program that does not say', {}],
  ['llamacpp', 'started with room', props(32_768)],
  ['llamacpp', 'of an older program that does not say', {}],
])('a long prompt goes to a model of %s %s', async (provider, _name, answers, afterLoad) => {
  const { base, sent } = await program(answers, afterLoad);
  await run(provider, base, LONG);
  expect(sent).toHaveLength(1);
});
