import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  promptActivities,
  prompts as promptTable,
  runs as runTable,
} from '#server/db/schema/prompts.ts';
import { newId } from '#server/platform/database/ids.ts';
import { CATEGORY, prepareRuns } from '#server/testing/prepare-runs.ts';
import { saying, wait } from '#server/testing/scripted-model.ts';

const runs = prepareRuns();
const { model, execute, used } = runs;

describe('what a server that died leaves behind', () => {
  async function abandon(output: string) {
    const receipt = await runs.test.services.quota.reserve(runs.person.userId, 'runs');
    const id = newId();
    const at = new Date(runs.test.clock.now().getTime() - 600_000);
    await runs.test.db.insert(runTable).values({
      id,
      userId: runs.person.userId,
      promptId: runs.prompt.id,
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
    await Promise.all([runs.test.services.prompts.sweep(), runs.test.services.prompts.sweep()]);
    expect(await used()).toBe(1);
    const rows = await runs.test.db
      .select()
      .from(runTable)
      .where(eq(runTable.userId, runs.person.userId));
    expect(rows).toMatchObject([{ id: spoke, status: 'failed', failureCode: 'model_interrupted' }]);
    expect(rows.map(({ id }) => id)).not.toContain(silent);
  });

  it('gives back a generation that was begun', async () => {
    const reservation = await runs.test.services.quota.reserve(runs.person.userId, 'generations');
    await runs.test.db.insert(promptActivities).values({
      id: newId(),
      userId: runs.person.userId,
      kind: 'generation',
      state: 'pending',
      reservation,
      createdAt: new Date(runs.test.clock.now().getTime() - 600_000),
    });
    await runs.test.services.prompts.sweep();
    expect((await runs.test.services.quota.read(runs.person.userId)).generations.used).toBe(0);
  });

  it('leaves alone what still moves', async () => {
    model.script = saying(['a', 'b', 'c'], 60);
    const going = execute();
    while (model.begun === 0) await wait(5);
    await runs.test.services.prompts.sweep();
    expect((await going).body).toMatchObject({ status: 'done', output: 'abc' });
  });
});

it('keeps a run without its prompt once that is erased', async () => {
  const { body } = await execute();
  await runs.test.db
    .update(promptTable)
    .set({ deletedAt: new Date(runs.test.clock.now().getTime() - 31 * 86_400_000) })
    .where(eq(promptTable.id, runs.prompt.id));
  await runs.test.services.prompts.sweep();
  const [row] = await runs.test.db.select().from(runTable).where(eq(runTable.id, body.id));
  expect(row).toMatchObject({ promptId: null, output: 'Hello world' });
});
