import type { Mismatch } from '../checker/schemas.ts';
import { boundOf, isWithin } from '../requests/bounds.ts';
import { resolve, type ContractDocument, type Operation } from '../document/document.ts';
import type { Answer } from './answer.ts';
import { isItem, itemsAt, withItems, type Place } from './item-places.ts';
import { textOf, type Item } from './memory.ts';
import { listOf } from './resources.ts';

const namesOf = (text: string) => text.split(' ');
const SIZES = namesOf(
  'limit pageSize page_size perPage per_page size page[size] page[limit] max_results maxResults',
);
const COUNTS = namesOf('total count totalCount total_count totalItems total_items');
const SEARCHES = ['q', 'search', 'query'];
const PAGES = namesOf('page pageNumber page_number page[number]');
const CURSORS = namesOf(
  'cursor after starting_after page_token pageToken page[cursor] page[after]',
);
const MORE = namesOf('has_more hasMore hasNext has_next hasNextPage');
const NEXT = namesOf('next_cursor nextCursor next_page_token nextPageToken endCursor');
const PAGE_COUNTS = namesOf('totalPages total_pages pageCount page_count pages');

const numberOf = (query: URLSearchParams, names: readonly string[]): number | undefined => {
  const text = names.map((name) => query.get(name)).find((one) => one !== null);
  return text !== undefined && text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
};

/** Items whose fields have the values that parameters of the same name ask for, and that hold what is searched. */
export function filtered(items: readonly Item[], query: URLSearchParams): Item[] {
  const asked = [...new Set(query.keys())].map((name) => [name, query.getAll(name)] as const);
  return items.filter((item) =>
    asked.every(([name, wanted]) => {
      if (SEARCHES.includes(name))
        return wanted.every((text) => textOf(item).toLowerCase().includes(text.toLowerCase()));
      const bound = boundOf(name, item);
      if (bound) return wanted.every((limit) => isWithin(bound, item, limit));
      // `tag` asks for one of `tags`, `favourite` for `isFavourite`.
      const value = item[name] ?? item[`${name}s`] ?? item[`is${capital(name)}`];
      if (Array.isArray(value)) return value.some((one) => wanted.includes(textOf(one)));
      if (value === undefined || typeof value === 'object') return true;
      return wanted.includes(textOf(value));
    }),
  );
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

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

/** Which of so many items a page has: `page`, `offset` and `limit` name it, or a cursor. */
export function windowOf(items: readonly Item[], query: URLSearchParams, id: string) {
  const size = numberOf(query, SIZES);
  const from = numberOf(query, ['offset', 'skip']);
  const page = numberOf(query, PAGES);
  const cursor = CURSORS.map((name) => query.get(name)).find((one) => one !== null);
  const named = items.findIndex((item) => item[id] !== undefined && textOf(item[id]) === cursor);
  const start =
    from ??
    (page === undefined ? undefined : (Math.max(page, 1) - 1) * (size ?? 0)) ??
    (named < 0 ? Number(/^c(\d{1,6})$/.exec(cursor ?? '')?.[1] ?? 0) : named + 1);
  const end = size === undefined ? items.length : start + size;
  return { start, end, size, hasMore: end < items.length };
}
type Window = ReturnType<typeof windowOf>;

/** What a field of a list's answer tells of all its items, or of the page; undefined of another field. */
function told(name: string, total: number, query: URLSearchParams, { end, size, hasMore }: Window) {
  if (COUNTS.includes(name)) return total;
  if (PAGE_COUNTS.includes(name) && size) return Math.max(1, Math.ceil(total / size));
  if (MORE.includes(name)) return hasMore;
  if (NEXT.includes(name)) return hasMore ? `c${end}` : null;
  return numberOf(query, [name]) ?? undefined;
}

/** A list's answer with such fields, also those of an object inside it; `skip` holds the items. */
export function aboutPage(
  body: Item,
  total: number,
  query: URLSearchParams,
  window: Window,
  skip?: string,
): Item {
  const entries = Object.entries(body).flatMap(([name, value]): Array<[string, unknown]> => {
    if (name === skip || Array.isArray(value)) return [[name, value]];
    if (isItem(value)) return [[name, aboutPage(value, total, query, window)]];
    const kinds = [typeof value, value === null ? 'string' : ''];
    const now = told(name, total, query, window);
    return now === null || kinds.includes(typeof now) ? [[name, now]] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** A query with the size that a page has by its contract where nothing is asked. */
function withSize(document: ContractDocument, operation: Operation, query: URLSearchParams) {
  const size = operation.parameters.find((one) => one.in === 'query' && SIZES.includes(one.name));
  const usual = size?.schema && resolve(document, size.schema)['default'];
  if (!size || query.has(size.name) || typeof usual !== 'number') return query;
  const whole = new URLSearchParams(query);
  whole.set(size.name, String(usual));
  return whole;
}

const NOTHING = new URLSearchParams();

/** Lists as requests ask for them. */
export function createLists(document: ContractDocument, mismatch: Mismatch) {
  function listed(
    answer: Answer,
    steps: readonly string[],
    items: readonly Item[],
    { query, id }: { query: URLSearchParams; id: string },
  ): Answer {
    const all = sorted(filtered(items, query), query);
    const window = windowOf(all, query, id);
    const { start, end } = window;
    const around = isItem(answer.body)
      ? aboutPage(answer.body, all.length, query, window, steps[0])
      : answer.body;
    const page = all.slice(start, end);
    const fits = (body: unknown) =>
      answer.schema === undefined || mismatch(answer.schema.pointer, body) === undefined;
    for (const frame of [around, withoutNull(around), answer.body]) {
      const body = withItems(frame, steps, page);
      if (fits(body)) return { ...answer, body };
    }
    return answer;
  }

  return {
    /** Whether a page has a documented size where nothing is asked. */
    hasUsualSize: (operation: Operation): boolean =>
      withSize(document, operation, NOTHING) !== NOTHING,
    of: (
      operation: Operation,
      answer: Answer,
      { steps }: Place,
      items: readonly Item[],
      { query, id }: { query: URLSearchParams; id: string },
    ): Answer => listed(answer, steps, items, { query: withSize(document, operation, query), id }),
    /** The items of an example as a request asks for them; undefined where it has no list of objects. */
    shown(operation: Operation, answer: Answer, query: URLSearchParams): Answer | undefined {
      const list = listOf(document, operation);
      if (!list) return undefined;
      const steps = [...(list.property === undefined ? [] : [list.property]), '*'];
      const items = itemsAt(answer.body, steps);
      if (items.length === 0) return undefined;
      const whole = withSize(document, operation, query);
      return listed(answer, steps, items, { query: whole, id: 'id' });
    },
  };
}

const withoutNull = (body: unknown): unknown =>
  isItem(body)
    ? Object.fromEntries(
        Object.entries(body).flatMap(([name, value]) =>
          value === null ? [] : [[name, withoutNull(value)]],
        ),
      )
    : body;
