import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleOf } from '#contract/sources/bundle.ts';
import { contractOfValue } from '#contract/sources/contract-files.ts';
import { tokenAdapter } from '../adapter.ts';
import { checkContract } from '../check-contract.ts';

const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const size = query('limit', { type: 'integer', minimum: 1, maximum: 50 });
const listed = (operationId: string, ...parameters: object[]) => ({
  get: {
    operationId,
    parameters: [size, ...parameters],
    responses: {
      '200': {
        description: 'A list.',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
    },
  },
});
const bundle = bundleOf(
  contractOfValue(
    {
      openapi: '3.1.0',
      info: { title: 'Ferries', version: '1' },
      paths: {
        '/by-cursor': listed('byCursor', query('cursor', { type: 'string' })),
        '/by-offset': listed(
          'byOffset',
          query('offset', { type: 'integer', minimum: 0 }),
          query('minPrice', { type: 'integer' }),
          query('departs_before', { type: 'string', format: 'date-time' }),
          query('seats', { type: 'integer' }),
          query('q', { type: 'string' }),
          query('sort', { type: 'string', enum: ['name', 'price'] }),
          query('order', { type: 'string', enum: ['asc', 'desc'] }),
        ),
        '/with-owners': listed('withOwners', query('from', { type: 'string', format: 'date' })),
      },
    },
    'ferries.yaml',
  ),
);

const NAMES = ['Écume', 'ebb', 'Zephyr', 'anchor', 'Buoy', 'quay'];
const FERRIES = NAMES.map((name, index) => ({
  id: `ferry-${index}`,
  name,
  price: [30, 10, 20, 60, 50, 40][index] ?? 0,
  seats: 100 + (index % 2),
  departs: `2026-0${index + 1}-01T08:00:00Z`,
}));
type Ferry = (typeof FERRIES)[number];

/** A parameter that the damaged server leaves unread, or another fault of its pages. */
let fault = '';
const collator = new Intl.Collator('fr');

function answer(path: string, search: URLSearchParams): unknown {
  const asked = (name: string) => (fault === name ? null : search.get(name));
  const limit = Number(search.get('limit') ?? 20);
  const [field, way] = [asked('sort'), asked('order')];
  const sign = way === 'desc' ? -1 : 1;
  const compare = (a: Ferry, b: Ferry) =>
    sign * (field === 'price' ? a.price - b.price : collator.compare(a.name, b.name));
  const found = FERRIES.filter(
    ({ name, price, seats, departs }) =>
      price >= Number(asked('minPrice') ?? 0) &&
      seats === Number(asked('seats') ?? seats) &&
      Date.parse(departs) < Date.parse(asked('departs_before') ?? '2100-01-01') &&
      name.toLowerCase().includes((asked('q') ?? '').toLowerCase()),
  );
  const all = field === null ? found : found.toSorted(compare);
  if (path === '/with-owners') {
    const from = Date.parse(asked('from') ?? '2000-01-01');
    const due = FERRIES.filter(({ departs }) => Date.parse(departs) >= from);
    return { data: due.slice(0, limit).map((ferry) => ({ ferry, owner: { name: 'Lin' } })) };
  }
  const isCursor = path === '/by-cursor';
  const at = Number(search.get(isCursor ? 'cursor' : 'offset') ?? 0);
  const moved = at > 0 && fault === 'skip' ? at + 1 : at > 1 && fault === 'repeat' ? at - 1 : at;
  const rows = all.slice(moved, moved + limit);
  const next = at + limit < all.length ? String(at + limit) : null;
  const total = all.length + (fault === 'total' ? 1 : 0);
  return isCursor ? { data: rows, meta: { next_cursor: next } } : { data: rows, meta: { total } };
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server');
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer(pathname, searchParams)));
});
beforeAll(async () => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());

async function alarmsOf(planted: string, only: string): Promise<string[]> {
  fault = planted;
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const { findings } = await checkContract({
    url,
    bundle,
    adapter: tokenAdapter({}),
    seed: 1,
    only: [only],
  });
  return findings.flatMap(({ check }) => (/^(?:page|sort|filter)-/.test(check) ? check : []));
}

describe("the lists of a stranger's server", () => {
  it.each(['byCursor', 'byOffset', 'withOwners'])(
    'raise no alarm where they hold (%s)',
    async (only) => {
      expect(await alarmsOf('', only)).toEqual([]);
    },
  );

  it.each([
    ['skip', 'byCursor', 'page-broken'],
    ['repeat', 'byCursor', 'page-broken'],
    ['skip', 'byOffset', 'page-broken'],
    ['repeat', 'byOffset', 'page-broken'],
    ['total', 'byOffset', 'page-broken'],
    ['minPrice', 'byOffset', 'filter-broken'],
    ['departs_before', 'byOffset', 'filter-broken'],
    ['seats', 'byOffset', 'filter-broken'],
    ['from', 'withOwners', 'filter-broken'],
    ['q', 'byOffset', 'filter-broken'],
    ['sort', 'byOffset', 'sort-broken'],
    ['order', 'byOffset', 'sort-broken'],
  ])('are found out by %s (%s)', async (planted, only, check) => {
    expect(await alarmsOf(planted, only)).toContain(check);
  });
});
