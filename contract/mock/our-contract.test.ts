import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ours from '../adapters/promptwell.ts';
import type { Adapter } from '../check/adapter.ts';
import { checkContract } from '../check/check-contract.ts';
import { bundleOf, type Bundle } from '../sources/bundle.ts';
import { loadContract } from '../sources/contract-files.ts';
import { startMock } from './mock-server.ts';

const BUNDLE = join(import.meta.dirname, '../../openapi/dist/openapi.yaml');
const PROMPT = '/api/users/prompt';
const CARDS = '/api/users/payments/cards';
const MODELS = '/api/v1/admin/models';
const CATEGORY = '01930c1e-5a00-7000-8000-0000000000c1';
const DRAFT = { title: 'Harbour tour', body: 'Write about {{place}}.', categoryId: CATEGORY };

/** The exhaustive run asks with 20 seeds, each time a mock that has seen nothing yet. */
const SEEDS = process.env['EXHAUSTIVE']
  ? Array.from({ length: 20 }, (_item, index) => index + 1)
  : [1];

type Item = { id: string; title?: string };
type List = { items: Item[]; total: number };

let bundle: Bundle;
let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  bundle = bundleOf(await loadContract(BUNDLE));
  mock = await startMock({ document: bundle.document, hasMemory: true });
});
afterAll(() => mock.close());

async function ask<T = unknown>(method: string, path: string, body?: unknown, key?: string) {
  const answer = await fetch(mock.url + path, {
    method,
    headers: {
      authorization: 'Bearer lantern',
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as T,
  };
}
const idsOf = async (path: string) => (await ask<List>('GET', path)).body.items.map(({ id }) => id);

describe('our contract on a mock with memory', () => {
  it.each([
    ['prompt', `${PROMPT}/save`],
    ['draft', '/api/users/prompts/drafts'],
  ])('creates, lists, reads, deletes and restores a %s', async (_what, path) => {
    const { status, body } = await ask<{ prompt: Item }>('POST', path, DRAFT);
    expect([status, body.prompt]).toEqual([201, expect.objectContaining(DRAFT)]);
    const { id } = body.prompt;
    const one = `${PROMPT}/${id}`;
    for (const list of [PROMPT, `${PROMPT}/my`]) expect(await idsOf(list)).toContain(id);
    expect((await ask('GET', one)).body).toEqual(body.prompt);
    expect((await ask('GET', `/api/users/prompts/${id}/versions`)).status).toBe(200);
    expect((await ask('DELETE', one)).status).toBe(200);
    for (const method of ['GET', 'DELETE']) expect((await ask(method, one)).status).toBe(404);
    expect((await ask('GET', `/api/users/prompts/${id}/versions`)).status).toBe(404);
    for (const list of [PROMPT, `${PROMPT}/my`]) expect(await idsOf(list)).not.toContain(id);
    expect((await ask('POST', `/api/users/prompts/${id}/restore`)).body).toEqual(body.prompt);
    expect((await ask('GET', one)).body).toEqual(body.prompt);
  });

  it('saves a prompt again by its id', async () => {
    const { prompt } = (await ask<{ prompt: Item }>('POST', `${PROMPT}/save`, DRAFT)).body;
    const again = { ...DRAFT, id: prompt.id, baseVersion: 1, title: 'Market tour' };
    expect(await ask('POST', `${PROMPT}/save`, again)).toMatchObject({
      status: 200,
      body: { prompt: { id: prompt.id, title: 'Market tour' } },
    });
    expect((await ask('GET', `${PROMPT}/${prompt.id}`)).body).toMatchObject({
      title: 'Market tour',
    });
    const unknown = { ...again, id: '01930c1e-5a00-7000-8000-0000000fffff' };
    expect((await ask('POST', `${PROMPT}/save`, unknown)).status).toBe(404);
  });

  it('invites several sub-users, changes one and removes it', async () => {
    const users = [
      { email: 'ada@example.com', preset: 'viewer' },
      { email: 'bo@example.com', preset: 'editor' },
    ];
    type Added = { invited: Array<{ subUser: Item }> };
    const { body } = await ask<Added>('POST', `${PROMPT}/add/users`, { users });
    expect(body.invited.map(({ subUser }) => subUser)).toMatchObject(users);
    const [first, second] = body.invited.map(({ subUser }) => subUser.id);
    const one = `${PROMPT}/users/${first}`;
    expect(await ask('PATCH', one, { preset: 'editor' })).toMatchObject({
      status: 200,
      body: { subUser: { id: first, preset: 'editor', email: 'ada@example.com' } },
    });
    expect((await ask('DELETE', one)).body).toMatchObject({ subUserId: first });
    expect((await ask('DELETE', one)).status).toBe(404);
    const ids = await idsOf(`${PROMPT}/users`);
    expect([ids.includes(String(first)), ids.includes(String(second))]).toEqual([false, true]);
  });

  it.each([
    [
      'cards',
      CARDS,
      '/api/users/payments/save-card',
      { setupIntentId: 'seti_1SUaXk2eZvKYlo2C9bTqkWpM', makeDefault: false },
    ],
    ['models', MODELS, MODELS, { provider: 'openai', model: 'gpt-5.2', apiKey: 'sk-1234567890' }],
  ])('adds, lists and removes %s', async (_what, list, path, sent) => {
    const { status, body } = await ask<Item>('POST', path, sent);
    expect(status).toBeLessThan(300);
    expect(await idsOf(list)).toContain(body.id);
    expect((await ask('DELETE', `${list}/${body.id}`)).status).toBe(204);
    expect((await ask('DELETE', `${list}/${body.id}`)).status).toBe(404);
    expect(await idsOf(list)).not.toContain(body.id);
  });

  it('makes a card the default', async () => {
    const [id] = await idsOf(CARDS);
    expect((await ask('PUT', `${CARDS}/${id}/default`)).body).toMatchObject({
      id,
      isDefault: true,
    });
  });

  it('filters, searches and counts prompts', async () => {
    await ask('POST', `${PROMPT}/save`, { ...DRAFT, title: 'Quayside', tags: ['tide'] });
    const found = async (query: string) =>
      (await ask<List>('GET', `${PROMPT}/my?${query}`)).body.items.map(({ title }) => title);
    expect(await found('q=QUAYSIDE')).toEqual(['Quayside']);
    expect(await found('tag=tide')).toEqual(['Quayside']);
    expect(await found('q=zzqx7')).toEqual([]);
    const page = (await ask<List>('GET', `${PROMPT}/my?page=1&pageSize=1`)).body;
    expect([page.items.length, page.total > 1]).toEqual([1, true]);
  });

  it('answers a repeat by its idempotency key, and refuses another request with that key', async () => {
    const send = (title: string) =>
      ask('POST', `${PROMPT}/save`, { ...DRAFT, title }, 'lantern-harbour');
    const first = await send('Pier');
    const second = await send('Pier');
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([
      null,
      'true',
    ]);
    expect((await send('Mole')).status).toBe(422);
  });

  it('refuses a credential that says that it is none', async () => {
    const answer = await fetch(`${mock.url}${PROMPT}`, {
      headers: { authorization: 'Bearer expired' },
    });
    expect(answer.status).toBe(401);
  });

  const bare: Adapter = {
    prepare: () =>
      Promise.resolve({
        actors: { owner: { authorization: 'Bearer lantern-harbour' } },
        skip: { 'signature-ignored': 'The mock knows no key to check a signature by.' },
      }),
  };
  const checks = Object.entries({ 'no adapter': bare, 'our adapter': ours }).flatMap(
    ([name, adapter]) => SEEDS.map((seed) => ({ name, adapter, seed })),
  );

  describe.each(checks)('by $name (seed $seed)', ({ name, adapter, seed }) => {
    const tags = name === 'no adapter' ? ['long'] : [];
    it('keeps the contract', { timeout: 240_000, tags }, async () => {
      const requestsPerPerson = process.env['EXHAUSTIVE'] ? 5_000 : 100;
      const own = await startMock({ document: bundle.document, hasMemory: true, seed });
      try {
        const { findings } = await checkContract({
          url: own.url,
          bundle,
          adapter: { ...adapter, requestsPerPerson },
          seed,
        });
        expect(findings.map(({ check, text }) => `${check}: ${text}`)).toEqual([]);
      } finally {
        await own.close();
      }
    });
  });
});
