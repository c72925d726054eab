import { textOf, type Item } from './memory.ts';

const SIZES = ['limit', 'pageSize', 'page_size', 'perPage', 'per_page', 'size'];
const COUNTS = ['total', 'count', 'totalCount', 'total_count', 'totalItems', 'total_items'];

const numberOf = (query: URLSearchParams, names: readonly string[]): number | undefined => {
  const text = names.map((name) => query.get(name)).find((one) => one !== null);
  return text !== undefined && text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
};

/** Items whose fields have the values that parameters of the same name ask for. */
export function filtered(items: readonly Item[], query: URLSearchParams): Item[] {
  return items.filter((item) =>
    [...query.keys()].every((name) => {
      const value = item[name];
      if (value === undefined || typeof value === 'object') return true;
      return query.getAll(name).includes(textOf(value));
    }),
  );
}

/** Items in the order of `sort`: `name`, `-name`, `name:desc`; unsorted where no item has the field. */
export function sorted(items: readonly Item[], query: URLSearchParams): Item[] {
  const wanted = query.get('sort') ?? query.get('sortBy') ?? query.get('sort_by') ?? '';
  const [field = '', direction = query.get('order') ?? ''] = wanted.replace(/^[-+]/, '').split(':');
  const sign = wanted.startsWith('-') || /^desc/i.test(direction) ? -1 : 1;
  if (!items.some((item) => field in item)) return [...items];
  return items.toSorted((a, b) => sign * compare(a[field], b[field]));
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a === b) return 0;
  return String(a) < String(b) ? -1 : 1;
}

/** The items of the page that `page`, `offset` and `limit` name. */
export function paged(items: readonly Item[], query: URLSearchParams): Item[] {
  const size = numberOf(query, SIZES);
  const from = numberOf(query, ['offset', 'skip']);
  const page = numberOf(query, ['page']);
  const start = from ?? (page === undefined ? 0 : (Math.max(page, 1) - 1) * (size ?? 0));
  return items.slice(start, size === undefined ? undefined : start + size);
}

/** Fields of a list's answer that tell of all its items, or of the page. */
export function aboutPage(body: Item, total: number, query: URLSearchParams): Item {
  const own = Object.keys(body).filter((name) => typeof body[name] === 'number');
  const told = own.flatMap((name): Array<[string, number]> => {
    if (COUNTS.includes(name)) return [[name, total]];
    const value = numberOf(query, [name]);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...body, ...Object.fromEntries(told) };
}
