import { onJson, type Asked, type Json, type Plant, type Serve } from './plant.ts';

const LIST = { operation: 'listPrompts', with: ['savePrompt'] } as const;

const splitAt = (asked: Asked): [path: string, query: URLSearchParams] => {
  const [path = '', text = ''] = asked.path.split('?');
  return [path, new URLSearchParams(text)];
};

/** A list's query as the damaged server reads it. */
const reading =
  (change: (query: URLSearchParams) => void): Serve =>
  (asked, forward) => {
    if (asked.method !== 'GET' || !asked.path.includes('?')) return forward(asked);
    const [path, query] = splitAt(asked);
    change(query);
    return forward({ ...asked, path: `${path}?${query.toString()}` });
  };
const without = (name: string): Serve => reading((query) => query.delete(name));

/** Pages from the second one on begin so many items too late. */
const displaced =
  (by: number): Serve =>
  async (asked, forward) => {
    const [path, query] = splitAt(asked);
    const answer = await forward(asked);
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 20)];
    if (asked.method !== 'GET' || page < 2 || size < 2 || answer.status !== 200) return answer;
    query.set('page', '1');
    query.set('pageSize', '100');
    const whole = await forward({ ...asked, path: `${path}?${query.toString()}` });
    const body = JSON.parse(answer.body.toString()) as Json;
    const { items } = JSON.parse(whole.body.toString()) as { items: unknown[] };
    const from = (page - 1) * size + by;
    const moved = { ...body, items: items.slice(from, from + size) };
    return { ...answer, body: Buffer.from(JSON.stringify(moved)) };
  };

/** Lists that do not do what was asked. */
export const LIST_PLANTS: readonly Plant[] = [
  {
    ...LIST,
    name: 'a second page that leaves an item out',
    check: 'page-broken',
    serve: displaced(1),
  },
  {
    ...LIST,
    name: 'a second page that repeats an item',
    check: 'page-broken',
    serve: displaced(-1),
  },
  {
    ...LIST,
    name: 'a total of one too many',
    check: 'page-broken',
    damage: onJson(200, (body) =>
      typeof body['total'] === 'number' ? { ...body, total: body['total'] + 1 } : body,
    ),
  },
  { ...LIST, name: 'a search that finds everything', check: 'filter-broken', serve: without('q') },
  {
    ...LIST,
    name: 'a search that finds nothing',
    check: 'filter-broken',
    serve: reading((query) => query.has('q') && query.set('q', 'qzxvkwjyqz')),
  },
  {
    ...LIST,
    name: 'titles in the order of their changes',
    check: 'sort-broken',
    serve: reading((query) => query.get('sort')?.endsWith('title') && query.delete('sort')),
  },
  { ...LIST, name: 'prompts with every tag', check: 'filter-broken', serve: without('tag') },
  {
    ...LIST,
    name: 'prompts of every category',
    check: 'filter-broken',
    serve: without('categoryId'),
  },
  {
    ...LIST,
    name: 'favourites and others',
    check: 'filter-broken',
    serve: without('favourite'),
  },
  ...['from', 'to'].map((name): Plant => ({
    name: `transactions of all days, whatever "${name}" says`,
    check: 'filter-broken',
    operation: 'listAllTransactions',
    serve: without(name),
  })),
];
