import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Prompt, Run } from '#contract/generated/schemas.ts';
import { createIdempotencyStore, LEASE_MS } from '#server/platform/idempotency/store.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { DocumentPrompt } from '#server/ports/documents.ts';
import { createScriptedModel, saying } from '#server/testing/scripted-model.ts';
import { stubDocuments } from '#server/testing/stub-ports.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';

const OFFICE = '01930c1e-5a00-7000-8000-0000000000ca';
const draft = { title: 'Launch', body: 'Write about {{it}}.', categoryId: OFFICE };
const run = { draft, values: { it: 'lamps' } };
const brief = { goal: 'Announce our new lamp to the press' };

const model = createScriptedModel();
const printed: DocumentPrompt[] = [];
let mayPrint = Promise.resolve();
const documents = {
  ...stubDocuments,
  async render(_format: string, prompt: DocumentPrompt) {
    await mayPrint;
    printed.push(prompt);
    return new TextEncoder().encode(JSON.stringify(prompt));
  },
};

let app: TestApp;
let person: SignedUp;
beforeAll(async () => {
  app = await createTestApp({ model, documents });
});
afterAll(() => app.close());
beforeEach(async () => {
  model.script = saying(['Hello ', 'world']);
  mayPrint = Promise.resolve();
  printed.length = 0;
  person = await app.signUp();
});

const post = <T = Record<string, unknown>>(
  path: string,
  body: unknown,
  key?: string,
  headers: Record<string, string> = {},
) =>
  app.request<T>('POST', `/api/users/prompt/${path}`, {
    token: person.token,
    body,
    headers: { ...(key && { 'idempotency-key': key }), ...headers },
  });
const rows = async <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await app.db.execute(query)) as unknown as { rows: T[] }).rows;
/** The transactions that last wrote a person's rows. */
const written = async (table: string) =>
  (
    await rows<{ xmin: string }>(
      sql`select xmin::text from ${sql.identifier(table)} where user_id = ${person.userId}`,
    )
  ).map(({ xmin }) => xmin);
/** As if the server that holds the key's claim had died and its lease had lapsed. */
const abandonClaim = (key: string) =>
  app.db.execute(
    sql`update idempotency_keys set claim_id = ${newId()}, locked_until = to_timestamp(0) where key = ${key}`,
  );

describe('an answer is kept in the transaction of its effect', () => {
  it.each([
    ['generate', brief, 'prompt_activities'],
    ['execute', run, 'runs'],
    ['save', draft, 'prompt_versions'],
    ['generate/pdf', { draft }, 'prompt_activities'],
    ['generate/word-without-save', { draft }, 'prompt_activities'],
  ])('%s', async (path, body, table) => {
    const { status } = await post(path, body, newId());
    expect(status).toBeLessThan(300);
    const effects =
      table === 'prompt_versions'
        ? (
            await rows<{ xmin: string }>(
              sql`select xmin::text from prompt_versions where author_id = ${person.userId}`,
            )
          ).map(({ xmin }) => xmin)
        : await written(table);
    expect(effects).not.toEqual([]);
    expect(new Set(effects)).toEqual(new Set(await written('idempotency_keys')));
  });

  it('execute, as a stream', async () => {
    const answer = await post('execute', run, newId(), { accept: 'text/event-stream' });
    await answer.response.text();
    expect(await written('idempotency_keys')).toEqual(await written('runs'));
  });

  it('a change of a prompt', async () => {
    const first = await post<{ prompt: Prompt }>('save', draft);
    const change = { ...draft, body: 'Another.', id: first.body.prompt.id, baseVersion: 1 };
    expect((await post('save', change, newId())).status).toBe(200);
    const [prompt] = await rows<{ xmin: string }>(
      sql`select xmin::text from prompts where owner_id = ${person.userId}`,
    );
    expect(await written('idempotency_keys')).toEqual([prompt?.xmin]);
  });
});

describe('a claim', () => {
  it('is a lease: renewed it is held, lapsed it can be taken over, and its first worker is fenced', async () => {
    const store = createIdempotencyStore(app.db);
    const key = newId();
    const at = (ms: number) => new Date(app.clock.now().getTime() + ms);
    const first = await store.claim(person.userId, key, 'h', at(0));
    if (first.kind !== 'claimed') throw new Error('not claimed');
    await store.renew(first.claim, at(LEASE_MS / 2));
    expect((await store.claim(person.userId, key, 'h', at(LEASE_MS + 1))).kind).toBe('inProgress');
    const second = await store.claim(person.userId, key, 'h', at(2 * LEASE_MS));
    if (second.kind !== 'claimed') throw new Error('not claimed');
    expect(await store.keep(first.claim, { status: 201 })).toBe(false);
    await store.free(first.claim);
    expect(await store.keep(second.claim, { status: 200 })).toBe(true);
    expect(await store.claim(person.userId, key, 'h', at(0))).toMatchObject({
      kind: 'answered',
      answer: { status: 200 },
    });
  });

  it('that was taken over takes the effect back', async () => {
    const key = newId();
    const gate = Promise.withResolvers<void>();
    mayPrint = gate.promise;
    const late = post('generate/pdf', { draft }, key);
    await expect.poll(() => written('prompt_activities')).toHaveLength(1);
    await abandonClaim(key);
    gate.resolve();
    expect((await late).status).toBe(503);
    const kept = await rows(sql`select id from prompts where owner_id = ${person.userId}`);
    expect(kept).toEqual([]);
    expect((await app.services.quota.read(person.userId)).downloads.used).toBe(0);
  });

  it('of a process that died lapses when the only server of its store starts again', async () => {
    const key = newId();
    const store = createIdempotencyStore(app.db);
    await store.claim(person.userId, key, 'h', app.clock.now());
    await app.services.recover();
    expect((await store.claim(person.userId, key, 'h', app.clock.now())).kind).toBe('claimed');
  });
});

describe('a run whose server died', () => {
  async function breakOff(key: string, said: string[]): Promise<() => void> {
    const gate = Promise.withResolvers<void>();
    const before = model.begun;
    model.script = async function* (signal) {
      yield* saying(said)(signal);
      await gate.promise;
    };
    void post('execute', run, key).catch(() => undefined);
    await expect.poll(() => model.begun).toBe(before + 1);
    const output = said.join('');
    await expect
      .poll(() => rows(sql`select output from runs where idempotency_key = ${key}`))
      .toEqual([{ output }]);
    await abandonClaim(key);
    return gate.resolve;
  }

  it('is answered as far as it came, now and ever after', async () => {
    const key = newId();
    const goOn = await breakOff(key, ['Hello ']);
    const again = await post<Run>('execute', run, key);
    expect(again).toMatchObject({ status: 200, body: { status: 'failed', output: 'Hello ' } });
    goOn();
    expect((await post<Run>('execute', run, key)).body).toEqual(again.body);
    expect((await app.services.quota.read(person.userId)).runs.used).toBe(1);
  });

  it('is begun anew when nothing had come, and counts once', async () => {
    const key = newId();
    const goOn = await breakOff(key, []);
    model.script = saying(['Anew']);
    const again = await post<Run>('execute', run, key);
    expect(again).toMatchObject({ status: 200, body: { status: 'done', output: 'Anew' } });
    goOn();
    await expect.poll(async () => (await app.services.quota.read(person.userId)).runs.used).toBe(1);
  });

  it('is not the answer of another request with its key', async () => {
    const key = newId();
    const first = await post<Run>('execute', run, key);
    await app.db.execute(sql`delete from idempotency_keys where key = ${key}`);
    const other = { ...run, values: { it: 'chairs' } };
    expect(await post('execute', other, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect((await post<Run>('execute', run, key)).body).toEqual(first.body);
  });

  it('gives its key up with the daily sweep', async () => {
    const key = newId();
    const first = await post<Run>('execute', run, key);
    app.clock.advance(25 * 3_600_000);
    await app.services.maintain();
    const login = await app.request<{ token: string }>('POST', '/api/users/auth/login', {
      body: { email: person.email, password: person.password },
    });
    person.token = login.body.token;
    const other = await post<Run>('execute', { ...run, values: { it: 'chairs' } }, key);
    expect(other.status).toBe(200);
    expect(other.body.id).not.toBe(first.body.id);
  });
});

it('a stream whose run cannot be kept ends with a failure, and its key answers the run', async () => {
  await app.db.execute(sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'no'; end $$`);
  await app.db.execute(sql`create trigger refuse before update on runs for each row
    when (new.status = 'done') execute function refuse()`);
  const key = newId();
  const answer = await post('execute', run, key, { accept: 'text/event-stream' });
  const events = await answer.response.text();
  await app.db.execute(sql`drop trigger refuse on runs`);
  expect(events).toMatch(/event: delta[^]*event: failed\ndata: .*"internal_error"/);
  expect(events).not.toContain(person.userId);
  expect(await post<Run>('execute', run, key)).toMatchObject({
    status: 200,
    body: { status: 'failed', output: 'Hello ' },
  });
});

describe('downloads', () => {
  it('again with their key are the file of then, and count once', async () => {
    const { body } = await post<{ prompt: Prompt }>('save', draft);
    const promptId = body.prompt.id;
    const key = newId();
    const first = await post('generate/pdf-without-save', { promptId }, key);
    const change = { ...draft, title: 'Changed', body: 'Changed.', tags: ['new'] };
    await post('save', { ...change, id: promptId, baseVersion: 1 });
    const again = await post('generate/pdf-without-save', { promptId }, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.response.json()).toEqual(await first.response.json());
    expect(again.headers.get('content-disposition')).toBe(first.headers.get('content-disposition'));
    expect((await app.services.quota.read(person.userId)).downloads.used).toBe(1);
  });

  it('of one person take turns: one is made, two wait, the fourth is refused and uses nothing', async () => {
    const gate = Promise.withResolvers<void>();
    mayPrint = gate.promise;
    const asked = Array.from({ length: 4 }, () => post('generate/pdf-without-save', { draft }));
    const refused = await Promise.race(asked);
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    const other = await app.signUp();
    const others = app.request('POST', '/api/users/prompt/generate/pdf-without-save', {
      token: other.token,
      body: { draft },
    });
    gate.resolve();
    expect((await others).status).toBe(200);
    expect(
      (await Promise.all(asked)).map(({ status }) => status).toSorted((a, b) => a - b),
    ).toEqual([200, 200, 200, 429]);
    expect((await app.services.quota.read(person.userId)).downloads.used).toBe(3);
  });
});
