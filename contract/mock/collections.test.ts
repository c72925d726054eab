import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleOf } from '../sources/bundle.ts';
import { loadContract } from '../sources/contract-files.ts';
import { startMock } from './mock-server.ts';

const FILE = join(import.meta.dirname, '../testing/styles/collections.yaml');

type Sheet = { id: string; name: string };
type Page = { limit: number; total: number; items: Sheet[] };

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  const { document } = bundleOf(await loadContract(FILE));
  mock = await startMock({ document, hasMemory: true });
});
afterAll(() => mock.close());

const read = async <T>(path: string): Promise<T> =>
  (await (await fetch(mock.url + path)).json()) as T;
async function create(name: string): Promise<Sheet> {
  const answer = await fetch(`${mock.url}/me/sheets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return (await answer.json()) as Sheet;
}

it('lists what is created at an address without one for each item', async () => {
  const [first, second] = [await create('Harbour'), await create('Lantern')];
  expect(second.id).not.toBe(first.id);
  const { items } = await read<Page>('/me/sheets?limit=50');
  expect(items).toContainEqual({ id: first.id, name: 'Harbour' });
  expect(items).toContainEqual({ id: second.id, name: 'Lantern' });
});

it('says the documented size of a page where nothing is asked, whatever the example says', async () => {
  expect(await read<Page>('/composers/1/works')).toMatchObject({
    limit: 5,
    items: [{ name: 'Nocturne' }],
  });
  expect(await read<Page>('/composers/1/works?limit=7')).toMatchObject({ limit: 7 });
});
