import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Prompt, PromptPage, PromptSummary } from '#contract/generated/schemas.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';

const OFFICE = '01930c1e-5a00-7000-8000-0000000000ca';

let app: TestApp;
let lin: SignedUp;
beforeAll(async () => {
  app = await createTestApp();
  lin = await app.signUp();
});
afterAll(() => app.close());

async function save(body: string, more: object = {}): Promise<Prompt> {
  const answer = await app.request<{ prompt: Prompt }>('POST', '/api/users/prompt/save', {
    token: lin.token,
    body: { title: 'Letter', body, categoryId: OFFICE, ...more },
  });
  return answer.body.prompt;
}
async function listed(id: string, query = ''): Promise<PromptSummary | undefined> {
  const { body } = await app.request<PromptPage>('GET', `/api/users/prompt/my?scope=mine${query}`, {
    token: lin.token,
  });
  return body.items.find((item) => item.id === id);
}
const forget = (id: string) =>
  app.database.sql.query('update prompts set quality = null where id = $1', [id]);

/** What a reader of the whole prompt can count. */
function counted({ quality }: Prompt) {
  const of = (severity: string) => quality.findings.filter((f) => f.severity === severity).length;
  return {
    isRead: quality.checklist.length > 0,
    missing: quality.checklist.filter(({ state }) => state === 'missing').map((i) => i.element),
    findings: { error: of('error'), warning: of('warning'), info: of('info') },
  };
}

it.each([
  ['a task alone', 'Summarise the attached contract.'],
  ['a variable', 'Write a warm letter of 100 words to {{name}} about the summer party, as a list.'],
  ['French', 'Résume le contrat ci-joint en trois points pour un lecteur pressé.'],
  ['no language of ours', 'Напиши короткое письмо соседу о громкой музыке ночью.'],
])('a list says in short what one prompt says at length: %s', async (_, body) => {
  const prompt = await save(body);
  expect((await listed(prompt.id))?.quality).toEqual(counted(prompt));
});

it('a new version has its own result, and a draft that of its working copy', async () => {
  const { id } = await save('Summarise the attached contract.');
  expect((await listed(id))?.quality?.missing).toContain('material');
  const body = 'Summarise the contract in five bullets.\n\n<contract>\n{{contract}}\n</contract>';
  await save(body, { id, baseVersion: 1 });
  expect((await listed(id))?.quality?.missing).not.toContain('material');

  const draft = await app.request<{ prompt: Prompt }>('POST', '/api/users/prompts/drafts', {
    token: lin.token,
    body: { title: 'Letter', body: 'Hello {{name}}', categoryId: OFFICE },
  });
  const draftId = draft.body.prompt.id;
  const before = (await listed(draftId, '&state=draft'))?.quality;
  await app.request('PUT', `/api/users/prompts/${draftId}/working-copy`, {
    token: lin.token,
    body: {
      revision: 0,
      baseVersion: 0,
      content: { title: 'Letter', body },
    },
  });
  const after = (await listed(draftId, '&state=draft'))?.quality;
  expect([before?.missing, after?.missing]).toEqual([
    expect.arrayContaining(['form']),
    expect.not.arrayContaining(['form']),
  ]);
});

it('what an earlier release stored is unknown until the sweep has assessed it', async () => {
  const prompts = [await save('Summarise the attached contract.'), await save('Write 5 names.')];
  for (const { id } of prompts) await forget(id);
  for (const { id } of prompts) expect(await listed(id)).not.toHaveProperty('quality');
  await app.services.prompts.sweep();
  for (const prompt of prompts) expect((await listed(prompt.id))?.quality).toEqual(counted(prompt));
});

it('the sweep goes on batch by batch, and ends', async () => {
  const { id } = await save('Write 5 names.');
  await app.database.sql.query(
    `insert into prompts select (p).* from (select jsonb_populate_record(prompts, jsonb_build_object(
       'id', gen_random_uuid(), 'quality', null)) as p from prompts, generate_series(1, 230) where id = $1) copies`,
    [id],
  );
  const left = async () => {
    const { rows } = await app.database.sql.query(
      'select count(*)::int as count from prompts where quality is null',
    );
    return (rows as { count: number }[])[0]?.count;
  };
  const after: unknown[] = [await left()];
  for (let sweep = 0; sweep < 3; sweep += 1) {
    await app.services.prompts.sweep();
    after.push(await left());
  }
  expect(after).toEqual([230, 130, 30, 0]);
});
