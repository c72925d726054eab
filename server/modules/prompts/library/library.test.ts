import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Prompt, PromptPage } from '#contract/generated/schemas.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';

const OFFICE = '01930c1e-5a00-7000-8000-0000000000ca';
const CODING = '01930c1e-5a00-7000-8000-0000000000c5';

let app: TestApp;
let lin: SignedUp;
let jonas: SignedUp;

const draft = (more: object = {}) => ({
  title: 'Weekly status report',
  body: 'Write the report of **{{project}}**.\n\n- Keep it short',
  categoryId: OFFICE,
  ...more,
});
const save = (person: SignedUp, more: object = {}) =>
  app.request<{ prompt: Prompt }>('POST', '/api/users/prompt/save', {
    token: person.token,
    body: draft(more),
  });
const list = async (person: SignedUp, query: string) => {
  const answer = await app.request<PromptPage>('GET', `/api/users/prompt?${query}`, {
    token: person.token,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const titles = async (person: SignedUp, query: string) =>
  (await list(person, query)).items.map(({ title }) => title);

beforeAll(async () => {
  app = await createTestApp();
  lin = await app.signUp();
  jonas = await app.signUp();
});
afterAll(() => app.close());

describe('keeping a prompt', () => {
  it('makes version 1, with what the contract says of an absent field', async () => {
    const { status, body } = await save(lin, { tags: ['Weekly', 'weekly', 'Team'] });
    expect(status).toBe(201);
    expect(body.prompt).toMatchObject({
      version: 1,
      description: '',
      direction: 'auto',
      source: 'manual',
      visibility: 'private',
      isFavourite: false,
      runCount: 0,
      tags: ['Weekly', 'Team'],
      variables: [{ name: 'project', type: 'text', required: true }],
      owner: { id: lin.userId },
    });
  });

  it('makes a version of a change, none of a save that changes nothing, none of a mark alone', async () => {
    const { body } = await save(lin);
    const { id } = body.prompt;
    const same = await save(lin, { id, baseVersion: 1 });
    expect([same.status, same.body.prompt.version]).toEqual([200, 1]);
    const marked = await save(lin, { id, baseVersion: 1, isFavourite: true });
    expect(marked.body.prompt).toMatchObject({ version: 1, isFavourite: true });
    const changed = await save(lin, {
      id,
      baseVersion: 1,
      body: 'Shorter, for {{project}} and {{week}}.',
      changeNote: 'Shorter',
    });
    expect(changed.body.prompt).toMatchObject({ version: 2, isFavourite: true });
    expect(changed.body.prompt.variables.map(({ name }) => name)).toEqual(['project', 'week']);
    const versions = await app.request<{ items: object[]; total: number }>(
      'GET',
      `/api/users/prompts/${id}/versions`,
      { token: lin.token },
    );
    expect(versions.body).toMatchObject({
      total: 2,
      items: [{ version: 2, changeNote: 'Shorter', author: { id: lin.userId } }, { version: 1 }],
    });
    const first = await app.request('GET', `/api/users/prompts/${id}/versions/1`, {
      token: lin.token,
    });
    expect(first.body).toMatchObject({ version: 1, body: draft().body });
  });

  it('answers 409 for an earlier version and names who saved', async () => {
    const { body } = await save(lin);
    const { id } = body.prompt;
    await save(lin, { id, baseVersion: 1, title: 'Second' });
    const stale = await save(lin, { id, baseVersion: 1, title: 'Third' });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'stale_version' });
    expect(JSON.stringify(stale.body)).toContain('Lin Chen saved version 2');
  });

  it.each([
    [{ categoryId: '01930c1e-5a00-7000-8000-0000000000ff' }, 'categoryId', 'unknown'],
    [{ visibility: 'team' }, 'visibility', 'no_team'],
    [{ id: '01930c1e-5a00-7000-8000-0000000000ff' }, 'baseVersion', 'required'],
    [
      {
        variables: [
          { name: 'a', type: 'text', required: true },
          { name: 'a', type: 'text', required: true },
        ],
      },
      'variables.1.name',
      'duplicate',
    ],
    [{ title: '\u0000' }, 'title', 'required'],
  ])('refuses %j', async (more, field, code) => {
    const answer = await save(lin, more);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: [{ field, code }] });
  });

  it('keeps any character that can be kept', async () => {
    const title = 'Null \u0000 and half \ud800 done ✓';
    const { status, body } = await save(lin, { title });
    expect(status).toBe(201);
    expect(body.prompt.title).toBe('Null and half \ufffd done ✓');
  });
});

describe('another person’s prompt', () => {
  it('is to everybody else as if it were not there', async () => {
    const { body } = await save(lin, { title: 'Secret of Lin' });
    const missing = '01930c1e-5a00-7000-8000-00000000dead';
    const calls = (id: string): [string, string, unknown?][] => [
      ['GET', `/api/users/prompt/${id}`],
      ['DELETE', `/api/users/prompt/${id}`],
      ['POST', `/api/users/prompts/${id}/restore`],
      ['GET', `/api/users/prompts/${id}/versions`],
      ['GET', `/api/users/prompts/${id}/versions/1`],
      ['POST', '/api/users/prompt/save', draft({ id, baseVersion: 1 })],
      ['POST', '/api/users/prompt/execute', { promptId: id, values: {} }],
      ['POST', '/api/users/prompt/generate/pdf', { promptId: id }],
      ['POST', '/api/users/prompt/generate/word', { promptId: id }],
      ['POST', '/api/users/prompt/generate/pdf-without-save', { promptId: id }],
      ['POST', '/api/users/prompt/generate/word-without-save', { promptId: id }],
    ];
    const foreign = calls(body.prompt.id);
    for (const [index, [method, path, sent]] of calls(missing).entries()) {
      const send = (p: string, b: unknown) =>
        app.request<Record<string, string>>(method, p, {
          token: jonas.token,
          ...(b !== undefined && { body: b }),
        });
      const none = await send(path, sent);
      const other = await send(foreign[index]![1], foreign[index]![2]);
      expect([method, path, other.status]).toEqual([method, path, 404]);
      const plain = ({ requestId: _id, instance: _path, ...rest }: Record<string, string>) => rest;
      expect(plain(other.body)).toEqual(plain(none.body));
    }
    const still = await app.request('GET', `/api/users/prompt/${body.prompt.id}`, {
      token: lin.token,
    });
    expect(still.body).toMatchObject({ title: 'Secret of Lin', version: 1 });
    expect(await titles(jonas, 'q=secret&scope=mine&scope=team')).toEqual([]);
  });
});

describe('finding prompts', () => {
  beforeAll(async () => {
    const kept: object[] = [
      { title: 'Résumé coach', body: 'Help with a CV', tags: ['Career'] },
      { title: 'خطّة دَرس لمعلّم', body: 'اكتب الخطة عن {{الموضوع}}', tags: ['تعليم'] },
      { title: '产品发布邮件', body: '写一封关于新产品的邮件', categoryId: CODING },
      { title: 'ＦＵＬＬ width', body: 'Straße und 🎉' },
    ];
    for (const one of kept) expect((await save(jonas, one)).status).toBe(201);
  });

  it.each([
    ['resume', ['Résumé coach']],
    ['RÉSUMÉ co', ['Résumé coach']],
    ['help cv', ['Résumé coach']],
    ['career', ['Résumé coach']],
    ['خطة', ['خطّة دَرس لمعلّم']],
    ['درس معلم', []],
    ['درس لمعلم', ['خطّة دَرس لمعلّم']],
    ['产品', ['产品发布邮件']],
    ['发布邮', ['产品发布邮件']],
    ['邮', ['产品发布邮件']],
    ['布产', []],
    ['full', ['ＦＵＬＬ width']],
    ['strasse', ['ＦＵＬＬ width']],
    ['🎉', ['ＦＵＬＬ width']],
    ["o'x & | ! ( ' :* \\", []],
    ['resume nothing', []],
  ])('%s', async (q, expected) => {
    expect(await titles(jonas, `scope=mine&q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  it('filters by category, tag, mark and source', async () => {
    expect(await titles(jonas, `scope=mine&categoryId=${CODING}`)).toEqual(['产品发布邮件']);
    expect(await titles(jonas, 'scope=mine&tag=CAREER')).toEqual(['Résumé coach']);
    expect(await titles(jonas, 'scope=mine&tag=care')).toEqual([]);
    expect(await titles(jonas, 'scope=mine&favourite=true')).toEqual([]);
    expect((await list(jonas, 'scope=mine&favourite=false')).total).toBe(4);
    expect((await list(jonas, 'scope=mine&source=imported')).total).toBe(0);
    expect((await list(jonas, 'source=starter')).total).toBe(
      (await list(jonas, 'scope=starters')).total,
    );
  });

  it.each([
    'updatedAt',
    '-updatedAt',
    'createdAt',
    'lastRunAt',
    '-lastRunAt',
    'runCount',
    'title',
    '-title',
  ])('pages by %s without a gap or a repeat, starters among the rest', async (sort) => {
    const { total } = await list(jonas, 'pageSize=1');
    const seen: string[] = [];
    for (let page = 1; (page - 1) * 7 < total; page += 1) {
      const { items } = await list(jonas, `pageSize=7&page=${page}&sort=${sort}`);
      seen.push(...items.map(({ id }) => id));
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    const beyond = await list(jonas, `pageSize=7&page=99&sort=${sort}`);
    expect([beyond.items.length, beyond.total]).toEqual([0, total]);
  });

  it('sorts titles without regard to case and accents', async () => {
    const own = await titles(jonas, 'scope=mine&sort=title');
    expect(own).toEqual(['ＦＵＬＬ width', 'Résumé coach', 'خطّة دَرس لمعلّم', '产品发布邮件']);
    expect(await titles(jonas, 'scope=mine&sort=-title')).toEqual(own.toReversed());
  });

  it('counts a category as its list would', async () => {
    const answer = await app.request<{ items: { id: string; promptCount: number }[] }>(
      'GET',
      '/api/users/misc/category',
      { token: jonas.token, headers: { 'accept-language': 'fr' } },
    );
    expect(answer.body.items).toHaveLength(16);
    for (const { id, promptCount } of answer.body.items)
      expect(promptCount).toBe((await list(jonas, `categoryId=${id}&pageSize=1`)).total);
  });
});

describe('the trash', () => {
  it('hides a prompt, gives it back for 30 days, and then not', async () => {
    const { body } = await save(lin, { title: 'To be deleted' });
    const { id } = body.prompt;
    const call = (method: string, path: string) =>
      app.request<Record<string, string>>(method, path, { token: lin.token });
    const gone = await call('DELETE', `/api/users/prompt/${id}`);
    expect(gone.status).toBe(200);
    const days = Date.parse(gone.body['restorableUntil']!) - Date.parse(gone.body['deletedAt']!);
    expect(days).toBe(30 * 86_400_000);
    expect((await call('GET', `/api/users/prompt/${id}`)).status).toBe(404);
    expect(await titles(lin, 'scope=mine&q=deleted')).toEqual([]);
    expect((await call('DELETE', `/api/users/prompt/${id}`)).body).toEqual(gone.body);
    const back = await call('POST', `/api/users/prompts/${id}/restore`);
    expect(back).toMatchObject({ status: 200, body: { title: 'To be deleted' } });
    expect(back.body).not.toHaveProperty('deletedAt');
    await call('DELETE', `/api/users/prompt/${id}`);
    app.clock.advance(30 * 86_400_000 + 1000);
    const again = await app.request<{ token: string }>('POST', '/api/users/auth/login', {
      body: { email: lin.email, password: lin.password },
    });
    lin = { ...lin, token: again.body.token };
    expect((await call('POST', `/api/users/prompts/${id}/restore`)).status).toBe(404);
    await app.services.prompts.sweep();
    expect((await call('DELETE', `/api/users/prompt/${id}`)).status).toBe(404);
  });

  it('does not take a starter', async () => {
    const starters = await list(lin, 'scope=starters&pageSize=1');
    const [starter] = starters.items;
    const read = await app.request('GET', `/api/users/prompt/${starter!.id}`, {
      token: lin.token,
    });
    expect(read).toMatchObject({ status: 200, body: { source: 'starter', version: 1 } });
    const gone = await app.request('DELETE', `/api/users/prompt/${starter!.id}`, {
      token: lin.token,
    });
    expect(gone).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});
