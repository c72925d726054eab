import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startDevCopy, type DevCopy } from '#tools/testing/dev-copy.ts';

type PageNews = { type: string; event?: string; err?: { message: string; plugin?: string } };

const PATIENT = { timeout: 100_000, interval: 20 };
const EXAMPLES = 'openapi/examples/account.yaml';
const SCHEMAS = 'openapi/schemas/common.yaml';

/** A mock that takes its time: a page that did not wait for it would find the contract before. */
const slowly = (code: string) =>
  code.replace(
    'const before = contract;',
    'const before = contract;\n    await new Promise((wait) => setTimeout(wait, 3_000));',
  );

/** A page's connection to Vite, with what it is told. */
async function openPage({ web }: DevCopy): Promise<{ news: PageNews[]; close: () => void }> {
  const client = await (await fetch(`${web}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${web.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const news: PageNews[] = [];
  socket.addEventListener('message', ({ data }) => news.push(JSON.parse(String(data)) as PageNews));
  await vi.waitFor(() => expect(news[0]?.type).toBe('connected'), PATIENT);
  return { news, close: () => socket.close() };
}

/** `npm run dev:mock` as people start it: dev, mock, Vite, and the files of a contract that are saved. */
describe('npm run dev:mock', () => {
  let copy: DevCopy;
  let page: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    copy = await startDevCopy({ 'mock/process.ts': slowly });
    page = await openPage(copy);
  });
  afterAll(async () => {
    page.close();
    await copy.stop();
  });

  const edit = async (file: string, from: string, to: string) => {
    const text = await copy.read(file);
    expect(text).toContain(from);
    await copy.write(file, text.replace(from, to));
  };
  const lastName = async () => {
    const headers = { authorization: 'Bearer x' };
    const answer = await fetch(`${copy.mock}/api/users/me/profile`, { headers });
    return ((await answer.json()) as { user: { lastName: string } }).user.lastName;
  };
  /** The status of a sign-in with an address of 251 characters. */
  const signIn = async () => {
    const email = `${'a'.repeat(251 - '@example.com'.length)}@example.com`;
    const answer = await fetch(`${copy.mock}/api/users/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'river stone umbrella' }),
    });
    return answer.status;
  };
  const fault = async () => {
    const answer = await fetch(`${copy.mock}/__mock/status`);
    return ((await answer.json()) as { error: { file?: string } | null }).error;
  };
  /** The first news for the page from now on; the mock is asked in that very moment. */
  const firstNews = async <State>(state: () => Promise<State>) => {
    const from = page.news.length;
    await vi.waitFor(() => expect(page.news.length).toBeGreaterThan(from), {
      ...PATIENT,
      interval: 1,
    });
    return { news: page.news[from], mock: await state() };
  };

  it(
    'gives the page the new answers of a saved example, and no reload',
    { tags: ['long'] },
    async () => {
      const first = firstNews(lastName);
      await edit(EXAMPLES, 'lastName: Haddad', 'lastName: Khoury');
      expect(await first).toEqual({
        news: { type: 'custom', event: 'contract:answers' },
        mock: 'Khoury',
      });
    },
  );

  it('reloads the page for a saved schema once the mock has it, with every file in its place', async () => {
    const files = ['openapi/dist/openapi.yaml', 'contract/generated/operations.ts'];
    let missing = 0;
    const looks = setInterval(() => {
      missing += files.filter((file) => !existsSync(join(copy.folder, file))).length;
    }, 1);
    const first = firstNews(signIn);
    expect(await signIn()).toBe(200);
    await edit(SCHEMAS, 'maxLength: 254', 'maxLength: 250');
    const { news, mock } = await first;
    clearInterval(looks);
    expect(news).toMatchObject({ type: 'full-reload' });
    expect(mock).toBe(422);
    expect(missing).toBe(0);
    expect(await copy.read('src/generated/api/endpoints.schemas.ts')).toContain('250');
  });

  it(
    'shows a broken file in the terminal and over every page until it is repaired, and serves on',
    { tags: ['long'] },
    async () => {
      const first = firstNews(lastName);
      await edit(EXAMPLES, 'lastName: Khoury', 'lastName: 7');
      const { news, mock } = await first;
      expect(news).toMatchObject({ type: 'error', err: { plugin: 'contract' } });
      expect(mock).toBe('Khoury');
      expect((await fault())?.file).toBe(EXAMPLES);
      expect(copy.printed()).toContain('The contract is broken');
      const later = await openPage(copy);
      await vi.waitFor(
        () => expect(later.news.at(1)).toMatchObject({ type: 'error', err: news?.err }),
        PATIENT,
      );
      later.close();
      const repaired = firstNews(fault);
      await edit(EXAMPLES, 'lastName: 7', 'lastName: Khoury');
      expect(await repaired).toMatchObject({ news: { type: 'full-reload' }, mock: null });
    },
  );
});
