import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runs as runTable } from '#server/db/schema/prompts.ts';
import type { Prompt } from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import { ContextExceeded, ModelError } from '#server/ports/model.ts';
import { DRAFT, eventsOf, prepareRuns } from '#server/testing/prepare-runs.ts';
import { failing, saying, wait } from '#server/testing/scripted-model.ts';

const runs = prepareRuns();
const { model, request, execute, used } = runs;

describe('a run', () => {
  it('answers whole, and is kept and counted', async () => {
    const { status, body } = await execute();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      promptId: runs.prompt.id,
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
    const read = await runs.test.request<Prompt>('GET', `/api/users/prompt/${runs.prompt.id}`, {
      token: runs.person.token,
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
    const { status, body } = await execute({ draft: DRAFT, values: { name: 'Lin' } });
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
    const { token } = await runs.test.signUp({ verified: false });
    const run = (body: unknown) =>
      runs.test.request('POST', '/api/users/prompt/execute', { token, body });
    expect(await run({ nonsense: true })).toMatchObject({ status: 422 });
    expect(await run({ promptId: newId(), values: {} })).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified' },
    });
  });
});

describe('a model that fails', () => {
  it('for a prompt beyond its context says how long it is, and counts nothing', async () => {
    model.script = failing([], new ContextExceeded({ tokens: 9_120, most: 4_096 }));
    for (const stream of [false, true])
      expect(await execute(request(), { stream })).toMatchObject({
        status: 422,
        body: {
          message: expect.stringMatching(/about 9,?120 tokens.*takes 4,?096/) as string,
          errors: [{ field: 'model', code: 'too_long' }],
        },
      });
    expect(await used()).toBe(0);
  });

  it('before its first output uses nothing, leaves nothing and frees the key', async () => {
    const key = newId();
    model.script = failing([], new ModelError('unavailable', 'down', 7));
    for (const stream of [false, true]) {
      const failed = await execute(request(), { key, stream });
      expect(failed).toMatchObject({ status: 503, body: { code: 'model_unavailable' } });
      expect(failed.headers.get('retry-after')).toBe('7');
    }
    expect(await used()).toBe(0);
    expect(
      await runs.test.db.select().from(runTable).where(eq(runTable.userId, runs.person.userId)),
    ).toEqual([]);
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
