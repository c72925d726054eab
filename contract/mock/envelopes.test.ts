import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleOf } from '../sources/bundle.ts';
import { loadContract } from '../sources/contract-files.ts';
import { startMock } from './mock-server.ts';

const FILE = join(import.meta.dirname, '../testing/styles/envelopes.yaml');
const TYPE = 'application/vnd.api+json';
const NEW = { type: 'telescopes', attributes: { label: 'North dome', aperture: 3 } };

type Telescope = { id: string; type: string; attributes: { label: string; aperture: number } };
type Page = { data: Telescope[]; meta: { total: number; nextCursor: string | null } };

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  const { document } = bundleOf(await loadContract(FILE));
  mock = await startMock({ document, hasMemory: true });
});
afterAll(() => mock.close());

async function ask<T>(method: string, path: string, data?: unknown) {
  const answer = await fetch(mock.url + path, {
    method,
    headers: {
      authorization: 'Bearer lantern',
      ...(data !== undefined && { 'content-type': TYPE }),
    },
    ...(data !== undefined && { body: JSON.stringify({ data }) }),
  });
  const text = await answer.text();
  const body = (text === '' ? undefined : JSON.parse(text)) as T;
  return { status: answer.status, location: answer.headers.get('location'), body };
}

it('remembers what is inside an envelope, and pages it by a cursor', async () => {
  const { status, location, body } = await ask<{ data: Telescope }>('POST', '/telescopes', NEW);
  expect([status, body.data]).toEqual([201, { ...NEW, id: expect.stringMatching(/^tel_/) }]);
  const path = `/telescopes/${body.data.id}`;
  expect(location).toBe(path);
  await ask('POST', '/telescopes', { ...NEW, attributes: { label: 'South dome', aperture: 5 } });
  const change = { type: 'telescopes', attributes: { aperture: 4 } };
  const changed = (await ask<{ data: Telescope }>('PATCH', path, change)).body.data;
  expect(changed.attributes).toEqual({ label: 'North dome', aperture: 4 });
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = `page[size]=1${cursor && `&page[cursor]=${cursor}`}`;
    const page: Page = (await ask<Page>('GET', `/telescopes?${query}`)).body;
    expect(page.data).toHaveLength(1);
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.meta.nextCursor;
  }
  const { total } = (await ask<Page>('GET', '/telescopes')).body.meta;
  expect([new Set(seen).size, seen.includes(body.data.id)]).toEqual([total, true]);
  expect((await ask('GET', `${path}/observations`)).status).toBe(200);
  expect((await ask('DELETE', path)).status).toBe(204);
  for (const gone of [path, `${path}/observations`])
    expect((await ask('GET', gone)).status).toBe(404);
});
