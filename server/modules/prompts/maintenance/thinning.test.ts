import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PromptVersionPage } from '#contract/generated/schemas.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';
import { KEPT } from './thinning-repository.ts';

const OFFICE = '01930c1e-5a00-7000-8000-0000000000ca';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Runs that ended, one a minute; the newest ended two days ago. */
const fillRuns = ({ userId }: SignedUp, count: number, status = 'done') =>
  app.database.sql.query(
    `insert into runs (id, user_id, category_id, values, rendered, model, is_demo, parameters, output,
       status, input_tokens, output_tokens, latency_ms, created_at, touched_at)
     select gen_random_uuid(), $1, $2, '{}', 'Hello', 'demo', true, '{}', 'Hello', $3, 1, 1, 1, at, at
     from generate_series(1, $4::int) n, lateral (select now() - interval '2 days' - n * interval '1 minute' as at) t`,
    [userId, OFFICE, status, count],
  );
async function oldestRun({ userId }: SignedUp) {
  const { rows } = await app.database.sql.query(
    `select count(*)::int as count, round(extract(epoch from now() - interval '2 days' - min(created_at)) / 60)::int as oldest
     from runs where user_id = $1`,
    [userId],
  );
  return rows[0];
}

it('the sweep removes the oldest runs beyond the bound, of each person alone', async () => {
  const [heavy, light] = [await app.signUp(), await app.signUp()];
  await fillRuns(heavy, KEPT.runs + 1_200);
  await fillRuns(light, 30);
  await app.services.maintain();
  expect(await oldestRun(heavy)).toEqual({ count: KEPT.runs, oldest: KEPT.runs });
  expect(await oldestRun(light)).toEqual({ count: 30, oldest: 30 });
});

it('a run that is under way, or of today, is never removed', async () => {
  const busy = await app.signUp();
  await fillRuns(busy, KEPT.runs + 10, 'streaming');
  await app.services.maintain();
  expect(await oldestRun(busy)).toMatchObject({ count: KEPT.runs + 10 });
  await app.database.sql.query(
    "update runs set status = 'done', created_at = now() - interval '1 hour' where user_id = $1",
    [busy.userId],
  );
  await app.services.maintain();
  expect(await oldestRun(busy)).toMatchObject({ count: KEPT.runs + 10 });
});

it('of a prompt with too many versions the newest stay, and the first', async () => {
  const { token, userId } = await app.signUp();
  const draft = { title: 'Letter', body: 'Write about {{topic}}.', categoryId: OFFICE };
  const saved = await app.request<{ prompt: { id: string } }>('POST', '/api/users/prompt/save', {
    token,
    body: draft,
  });
  const { id } = saved.body.prompt;
  const last = KEPT.versions + 40;
  await app.database.sql.query(
    `insert into prompt_versions (prompt_id, version, body, variables, cause, author_id, created_at)
     select $1, n, 'Write about {{topic}}, ' || n, '[]', 'manual', $2, now() from generate_series(2, $3::int) n`,
    [id, userId, last],
  );
  await app.database.sql.query('update prompts set version = $2 where id = $1', [id, last]);
  await app.services.maintain();
  const page = (query: string) =>
    app.request<PromptVersionPage>('GET', `/api/users/prompts/${id}/versions?${query}`, { token });
  const oldest = (await page('sort=version&pageSize=2')).body;
  expect(oldest.total).toBe(KEPT.versions + 1);
  expect(oldest.items.map(({ version }) => version)).toEqual([1, 41]);
  expect((await page('pageSize=1')).body.items[0]?.version).toBe(last);
  const gone = await app.request('GET', `/api/users/prompts/${id}/versions/40`, { token });
  expect(gone.status).toBe(404);
});
