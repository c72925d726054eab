import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runs as runTable } from '#server/db/schema/prompts.ts';
import { newId } from '#server/platform/database/ids.ts';
import { eventsOf, prepareRuns } from '#server/testing/prepare-runs.ts';
import { saying, wait } from '#server/testing/scripted-model.ts';

const runs = prepareRuns();
const { model, request, execute, used } = runs;

describe('a person who leaves', () => {
  const endless = async function* () {
    yield { type: 'delta' as const, text: 'So far' };
    await new Promise(() => undefined);
  };

  async function stored() {
    const [row] = await runs.test.db
      .select()
      .from(runTable)
      .where(eq(runTable.userId, runs.person.userId));
    return row;
  }

  it('stops the run and the model within a second; what came is kept as stopped', async () => {
    model.script = endless;
    const leaving = new AbortController();
    const response = await runs.test.app.request('/api/users/prompt/execute', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${runs.person.token}`,
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
      runs.test.app.request('/api/users/prompt/execute', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${runs.person.token}`,
          'content-type': 'application/json',
        },
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
