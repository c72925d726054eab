import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Prompt, TrashPage } from '#contract/generated/schemas.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';

const OFFICE = '01930c1e-5a00-7000-8000-0000000000ca';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const save = (person: SignedUp, title: string) =>
  app.request<{ prompt: Prompt }>('POST', '/api/users/prompt/save', {
    token: person.token,
    body: { title, body: 'Write about {{topic}}.', categoryId: OFFICE },
  });
const restore = (person: SignedUp, id: string) =>
  app.request<Prompt>('POST', `/api/users/prompts/${id}/restore`, { token: person.token });

async function trashed(person: SignedUp, title: string): Promise<string> {
  const { id } = (await save(person, title)).body.prompt;
  await app.request('DELETE', `/api/users/prompt/${id}`, { token: person.token });
  return id;
}

async function trash(person: SignedUp, query = ''): Promise<TrashPage> {
  const { status, body } = await app.request<TrashPage>(
    'GET',
    `/api/users/prompts/trash?${query}`,
    { token: person.token },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const idsIn = async (person: SignedUp, query?: string) =>
  (await trash(person, query)).items.map(({ id }) => id);

async function signInAgain(person: SignedUp): Promise<SignedUp> {
  const { body } = await app.request<{ token: string }>('POST', '/api/users/auth/login', {
    body: { email: person.email, password: person.password },
  });
  return { ...person, token: body.token };
}

describe('the trash', () => {
  it('lists deleted prompts, the last deleted first, by page and by title', async () => {
    const lin = await app.signUp();
    expect(await trash(lin)).toEqual({ items: [], page: 1, pageSize: 20, total: 0 });
    const beta = await trashed(lin, 'Beta letter');
    app.clock.advance(HOUR);
    const alpha = await trashed(lin, 'Alpha report');
    app.clock.advance(HOUR);
    const gamma = await trashed(lin, 'Gamma report');
    await save(lin, 'Kept report');
    expect(await idsIn(lin)).toEqual([gamma, alpha, beta]);
    expect(await idsIn(lin, 'sort=deletedAt&pageSize=2')).toEqual([beta, alpha]);
    expect(await idsIn(lin, 'sort=deletedAt&pageSize=2&page=2')).toEqual([gamma]);
    expect(await idsIn(lin, 'sort=title')).toEqual([alpha, beta, gamma]);
    const found = await trash(lin, 'q=report&pageSize=1');
    expect(found).toMatchObject({ total: 2, items: [{ id: gamma, title: 'Gamma report' }] });
    const [first] = found.items;
    expect(Date.parse(first!.restorableUntil) - Date.parse(first!.deletedAt)).toBe(30 * DAY);
  });

  it('shows nobody the prompts of somebody else', async () => {
    const [lin, jonas] = [await app.signUp(), await app.signUp()];
    const id = await trashed(lin, 'Private note');
    expect(await idsIn(lin)).toEqual([id]);
    expect(await idsIn(jonas)).toEqual([]);
  });

  it('loses an entry when it is restored, and 30 days after it was deleted', async () => {
    let lin = await app.signUp();
    const old = await trashed(lin, 'Old');
    const back = await trashed(lin, 'Back');
    app.clock.advance(HOUR);
    const recent = await trashed(lin, 'Recent');
    expect((await restore(lin, back)).status).toBe(200);
    expect(await idsIn(lin)).toEqual([recent, old]);
    app.clock.advance(30 * DAY - HOUR / 2);
    lin = await signInAgain(lin);
    expect(await idsIn(lin)).toEqual([recent]);
    expect((await restore(lin, old)).status).toBe(404);
  });

  it('keeps a prompt for which the plan has no room, and names the plan that has', async () => {
    const lin = await app.signUp();
    const id = await trashed(lin, 'Left out');
    for (let count = 0; count < 25; count += 1)
      expect((await save(lin, `Prompt ${count}`)).status).toBe(201);
    expect(await restore(lin, id)).toMatchObject({
      status: 402,
      body: { code: 'quota_exceeded', planCode: 'pro', message: expect.stringContaining('25') },
    });
    expect(await idsIn(lin)).toEqual([id]);
  });
});
