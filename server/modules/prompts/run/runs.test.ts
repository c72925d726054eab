import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  promptActivities,
  prompts as promptTable,
  runs as runTable,
} from '#server/db/schema/prompts.ts';
import type { Prompt, Quota, Run, RunEvent } from '#server/generated/schemas.ts';
import { newId } from '#server/platform/ids.ts';
import { ModelError } from '#server/ports/model.ts';
import { createScriptedModel, failing, saying, wait } from '#server/testing/scripted-model.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';

const model = createScriptedModel();
const CATEGORY = '01930c1e-5a00-7000-8000-0000000000ca';
const draft = { title: 'Greeting', body: 'Greet {{name}}.', categoryId: CATEGORY };

let test: TestApp;
let person: SignedUp;
let prompt: Prompt;

beforeAll(async () => {
  test = await createTestApp({ model });
});
afterAll(() => test.close());
beforeEach(async () => {
  Object.assign(model, { script: saying(['Hello ', 'world']), begun: 0, aborted: 0 });
  person = await test.signUp();
  const saved = await test.request<{ prompt: Prompt }>('POST', '/api/users/prompt/save', {
    token: person.token,
    body: draft,
  });
  prompt = saved.body.prompt;
});

const request = (more: object = {}) => ({ promptId: prompt.id, values: { name: 'Mei' }, ...more });

function execute(body: object = request(), options: { key?: string; stream?: boolean } = {}) {
  const headers = {
    ...(options.key && { 'idempotency-key': options.key }),
    ...(options.stream && { accept: 'text/event-stream' }),
  };
  return test.request<Run & { code: string }>('POST', '/api/users/prompt/execute', {
    token: person.token,
    body,
    headers,
  });
}

async function used(): Promise<Quota['runs']['used']> {
  return (await test.services.quota.read(person.userId)).runs.used;
}

/** The events of a whole stream, held to the contract's form: two lines each, nothing else but comments. */
async function eventsOf(response: Response): Promise<RunEvent[]> {
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const blocks = (await response.text()).split('\n\n').filter((block) => block !== '');
  return blocks
    .filter((block) => !block.startsWith(':'))
    .map((block) => {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      const event = JSON.parse(data!) as RunEvent;
      expect(event.type).toBe(name);
      return event;
    });
}

describe('a run', () => {
  it('answers whole, and is kept and counted', async () => {
    const { status, body } = await execute();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      promptId: prompt.id,
      promptVersion: 1,
      rendered: 'Greet Mei.',
      output: 'Hello world',
      status: 'done',
      model: 'scripted-1',
      isDemo: false,
      inputTokens: 7,
      outputTokens: 2,
    });
    expect(await used()).toBe(1);
    const read = await test.request<Prompt>('GET', `/api/users/prompt/${prompt.id}`, {
      token: person.token,
    });
    expect(read.body).toMatchObject({ runCount: 1, lastRunAt: body.createdAt });
  });

  it('streams: started once, deltas that make up the output, finished once', async () => {
    const { response } = await execute(request(), { stream: true });
    const events = await eventsOf(response);
    expect(events.map(({ type }) => type)).toEqual(['started', 'delta', 'delta', 'finished']);
    const text = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    const end = events.at(-1);
    expect(end?.type === 'finished' && end.run.output).toBe(text);
    expect(await used()).toBe(1);
  });

  it('runs a draft without saving it', async () => {
    const { status, body } = await execute({ draft, values: { name: 'Lin' } });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('promptId');
    expect(body.rendered).toBe('Greet Lin.');
  });

  it.each([
    [{ values: {} }, 'values.name', 'required'],
    [{ model: 'gpt-99' }, 'model', 'unknown'],
  ])(
    'refuses %j also when a stream is asked for, and counts nothing',
    async (more, field, code) => {
      const { status, headers, body } = await execute(request(more), { stream: true });
      expect(status).toBe(422);
      expect(headers.get('content-type')).toMatch(/problem\+json/);
      expect(body).toMatchObject({ errors: [{ field, code }] });
      expect([await used(), model.begun]).toEqual([0, 0]);
    },
  );

  it('takes 50 values and refuses 51, before it looks for the prompt', async () => {
    const values = (count: number) =>
      Object.fromEntries([
        ['name', 'Mei'],
        ...Array.from({ length: count - 1 }, (_, at) => [`more${at}`, 'x']),
      ]);
    expect((await execute(request({ values: values(50) }))).status).toBe(200);
    for (const more of [{}, { promptId: newId() }]) {
      const { status, body } = await execute(request({ values: values(51), ...more }));
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: [{ field: 'values', code: 'too_many' }] });
    }
    expect(await used()).toBe(1);
  });

  it('is 404 for a version that the prompt does not have', async () => {
    expect((await execute(request({ version: 2 }))).status).toBe(404);
  });

  it('needs a verified address once the request fits its schema, before it looks for the prompt', async () => {
    const { token } = await test.signUp({ verified: false });
    const run = (body: unknown) =>
      test.request('POST', '/api/users/prompt/execute', { token, body });
    expect(await run({ nonsense: true })).toMatchObject({ status: 422 });
    expect(await run({ promptId: newId(), values: {} })).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified' },
    });
  });
});

describe('a model that fails', () => {
  it('before its first output uses nothing, leaves nothing and frees the key', async () => {
    const key = newId();
    model.script = failing([], new ModelError('unavailable', 'down', 7));
    for (const stream of [false, true]) {
      const failed = await execute(request(), { key, stream });
      expect(failed).toMatchObject({ status: 503, body: { code: 'model_unavailable' } });
      expect(failed.headers.get('retry-after')).toBe('7');
    }
    expect(await used()).toBe(0);
    expect(await test.db.select().from(runTable).where(eq(runTable.userId, person.userId))).toEqual(
      [],
    );
    model.script = saying(['ok']);
    expect(await execute(request(), { key })).toMatchObject({
      status: 200,
      body: { output: 'ok' },
    });
    expect(await used()).toBe(1);
  });

  it('later keeps what had come, says why, and counts', async () => {
    model.script = failing(['Half of ', 'it'], new ModelError('cut', 'cut off'));
    const { response } = await execute(request(), { stream: true });
    const events = await eventsOf(response);
    expect(events.at(-1)).toMatchObject({
      type: 'failed',
      problem: { code: 'model_interrupted', status: 503, instance: '/api/users/prompt/execute' },
      run: { status: 'failed', output: 'Half of it', failure: { code: 'model_interrupted' } },
    });
    const whole = await execute();
    expect(whole).toMatchObject({ status: 200, body: { status: 'failed', output: 'Half of it' } });
    expect(await used()).toBe(2);
  });

  it('by saying nothing at all is a failure', async () => {
    model.script = saying([]);
    expect(await execute()).toMatchObject({ status: 503, body: { code: 'model_unavailable' } });
    expect(await used()).toBe(0);
  });

  it('by never ending is cut at 64 KB, between two characters', async () => {
    model.script = async function* () {
      for (;;) {
        await wait(0);
        yield { type: 'delta', text: '語🎉a'.repeat(1000) };
      }
    };
    const { body } = await execute();
    const bytes = Buffer.byteLength(body.output);
    expect(body.status).toBe('done');
    expect(bytes).toBeLessThanOrEqual(65_536);
    expect(bytes).toBeGreaterThan(65_530);
    expect(body.output.isWellFormed()).toBe(true);
    expect(model.aborted).toBe(1);
  });

  it('by cutting a character between two deltas loses nothing', async () => {
    model.script = saying(['a\ud83c', '\udf89b']);
    expect((await execute()).body.output).toBe('a🎉b');
  });
});

describe('a person who leaves', () => {
  const endless = async function* () {
    yield { type: 'delta' as const, text: 'So far' };
    await new Promise(() => undefined);
  };

  async function stored() {
    const [row] = await test.db.select().from(runTable).where(eq(runTable.userId, person.userId));
    return row;
  }

  it('stops the run and the model within a second; what came is kept as stopped', async () => {
    model.script = endless;
    const leaving = new AbortController();
    const response = await test.app.request('/api/users/prompt/execute', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify(request()),
      signal: leaving.signal,
    });
    const reader = response.body!.getReader();
    await reader.read();
    const leftAt = performance.now();
    await reader.cancel();
    while ((await stored())?.status === 'streaming' && performance.now() - leftAt < 2000)
      await wait(5);
    expect(performance.now() - leftAt).toBeLessThan(1000);
    expect(await stored()).toMatchObject({ status: 'stopped', output: 'So far' });
    expect(model.aborted).toBe(1);
    expect(await used()).toBe(1);
  });

  it('before the first output uses nothing', async () => {
    model.script = async function* () {
      await new Promise(() => undefined);
      yield { type: 'delta', text: 'never' };
    };
    const leaving = new AbortController();
    const asked = Promise.resolve(
      test.app.request('/api/users/prompt/execute', {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(request()),
        signal: leaving.signal,
      }),
    );
    while (model.begun === 0) await wait(5);
    expect(await used()).toBe(1);
    leaving.abort();
    await asked;
    expect(await used()).toBe(0);
    expect(await stored()).toBeUndefined();
    expect(model.aborted).toBe(1);
  });
});

describe('a repeat with the same key', () => {
  it('sends the stored run whole, as JSON or as one event, and counts nothing', async () => {
    const key = newId();
    const first = await execute(request(), { key, stream: true });
    const end = (await eventsOf(first.response)).at(-1);
    const run = end?.type === 'finished' ? end.run : undefined;
    await wait(20);
    const again = await eventsOf((await execute(request(), { key, stream: true })).response);
    expect(again).toEqual([{ type: 'finished', run }]);
    expect((await execute(request(), { key })).body).toEqual(run);
    expect([await used(), model.begun]).toEqual([1, 1]);
  });

  it('is 409 while the first is under way, 422 with another body', async () => {
    const key = newId();
    model.script = saying(['a', 'b'], 100);
    const first = execute(request(), { key });
    while (model.begun === 0) await wait(5);
    expect(await execute(request(), { key })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_in_progress' },
    });
    await first;
    const other = await execute(request({ values: { name: 'Ada' } }), { key });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect(await used()).toBe(1);
  });
});

describe('what a server that died leaves behind', () => {
  async function abandon(output: string) {
    const receipt = await test.services.quota.reserve(person.userId, 'runs');
    const id = newId();
    const at = new Date(test.clock.now().getTime() - 600_000);
    await test.db.insert(runTable).values({
      id,
      userId: person.userId,
      promptId: prompt.id,
      promptVersion: 1,
      categoryId: CATEGORY,
      values: {},
      rendered: 'Greet',
      model: 'scripted-1',
      isDemo: false,
      parameters: {},
      output,
      status: 'streaming',
      inputTokens: 0,
      outputTokens: 0,
      latencyMs: 0,
      firstTokenMs: output === '' ? null : 5,
      reservation: output === '' ? receipt : null,
      createdAt: at,
      touchedAt: at,
    });
    return id;
  }

  it('is swept: what came is kept as broken off, what never came is given back, once', async () => {
    const spoke = await abandon('Half');
    const silent = await abandon('');
    expect(await used()).toBe(2);
    await Promise.all([test.services.prompts.sweep(), test.services.prompts.sweep()]);
    expect(await used()).toBe(1);
    const rows = await test.db.select().from(runTable).where(eq(runTable.userId, person.userId));
    expect(rows).toMatchObject([{ id: spoke, status: 'failed', failureCode: 'model_interrupted' }]);
    expect(rows.map(({ id }) => id)).not.toContain(silent);
  });

  it('gives back a generation that was begun', async () => {
    const reservation = await test.services.quota.reserve(person.userId, 'generations');
    await test.db.insert(promptActivities).values({
      id: newId(),
      userId: person.userId,
      kind: 'generation',
      state: 'pending',
      reservation,
      createdAt: new Date(test.clock.now().getTime() - 600_000),
    });
    await test.services.prompts.sweep();
    expect((await test.services.quota.read(person.userId)).generations.used).toBe(0);
  });

  it('leaves alone what still moves', async () => {
    model.script = saying(['a', 'b', 'c'], 60);
    const going = execute();
    while (model.begun === 0) await wait(5);
    await test.services.prompts.sweep();
    expect((await going).body).toMatchObject({ status: 'done', output: 'abc' });
  });
});

it('keeps a run without its prompt once that is erased', async () => {
  const { body } = await execute();
  await test.db
    .update(promptTable)
    .set({ deletedAt: new Date(test.clock.now().getTime() - 31 * 86_400_000) })
    .where(eq(promptTable.id, prompt.id));
  await test.services.prompts.sweep();
  const [row] = await test.db.select().from(runTable).where(eq(runTable.id, body.id));
  expect(row).toMatchObject({ promptId: null, output: 'Hello world' });
});
