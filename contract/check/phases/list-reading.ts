import { responseFor, type Operation, type ParameterObject } from '#contract/document/document.ts';
import { step } from '#contract/checker/schemas.ts';
import { jsonOf, type Exchange, type SentRequest } from '../client.ts';
import { partOf } from '../good-request.ts';
import { isGood, pointerOf, type Base, type Run } from '../run.ts';
import { flatten, type Flat } from '../samples/schema-parts.ts';

export type Row = Record<string, unknown>;
export type List = { rows: Row[]; total: number | undefined };

const namesOf = (text: string) => text.split(' ');
const SIZES = namesOf(
  'pageSize page_size per_page perPage limit size page[size] page[limit] max_results maxResults',
);
const PAGES = namesOf('page pageNumber page_number page[number]');
const OFFSETS = namesOf('offset skip start page[offset]');
const CURSORS = namesOf(
  'cursor after starting_after page_token pageToken page[cursor] page[after]',
);
const NEXT = namesOf('next_cursor nextCursor next_page_token nextPageToken endCursor');
const TOTALS = namesOf('total totalCount total_count totalItems total_items');
const MAIN = namesOf('data items results');

const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of an answer: an array, the only array property of an object, or the one with a usual name. */
export function listOf(body: unknown): List | undefined {
  if (Array.isArray(body)) return { rows: body as Row[], total: undefined };
  const property = isRecord(body) ? listProperty(body) : undefined;
  return property === undefined || !isRecord(body)
    ? undefined
    : { rows: body[property] as Row[], total: aboutAll(body, TOTALS, 'number') };
}

function listProperty(body: Row): string | undefined {
  const lists = Object.keys(body).filter((name) => Array.isArray(body[name]));
  return lists.length === 1 ? lists[0] : MAIN.find((name) => lists.includes(name));
}

/** A field of a list's answer that is about all rows, also in an object such as `meta`. */
function aboutAll<Kind extends 'number' | 'string'>(
  body: unknown,
  names: readonly string[],
  kind: Kind,
): (Kind extends 'number' ? number : string) | undefined {
  if (!isRecord(body)) return undefined;
  for (const place of [body, ...Object.values(body).filter(isRecord)])
    for (const name of names)
      if (typeof place[name] === kind)
        return place[name] as Kind extends 'number' ? number : string;
  return undefined;
}

const named = ({ parameters }: Operation, names: readonly string[]) =>
  parameters.find((one) => one.in === 'query' && names.includes(one.name));

/** The parameters that choose a page. */
export const pagingOf = (operation: Operation) => ({
  size: named(operation, SIZES),
  page: named(operation, PAGES),
  offset: named(operation, OFFSETS),
  cursor: named(operation, CURSORS),
});
export const isPaging = ({ name }: ParameterObject): boolean =>
  [SIZES, PAGES, OFFSETS, CURSORS].some((names) => names.includes(name));

/** What the contract says of a parameter's value. */
export const keywordsOf = (run: Run, operation: Operation, parameter: ParameterObject) =>
  flatten(run.document, partOf(run, operation, parameter), undefined, run.checker.mismatch)
    .keywords;

/** What the contract says of the field of a row; undefined where it says nothing. */
export function fieldOf(run: Run, operation: Operation, { exchange }: Base, field: string) {
  if (!isGood(exchange)) return undefined;
  const { document, checker } = run;
  const response = responseFor(operation, exchange.status);
  const [[type, { schema }] = ['', {}]] = Object.entries(response?.object.content ?? {}).filter(
    ([name]) => /[/+]json\b/.test(name),
  );
  if (!response || !schema) return undefined;
  // The pointer merely tells schemas apart: what it leads to is at hand.
  const pointer = `${pointerOf(operation)}/responses/${response.status}/content/${step(type)}/schema`;
  const body = jsonOf(exchange);
  const flat = (part: { pointer: string; schema: typeof schema }): Flat =>
    flatten(document, part, undefined, checker.mismatch);
  const root = flat({ pointer, schema });
  const property = isRecord(body) ? listProperty(body) : undefined;
  const list = property === undefined ? root : root.properties.get(property);
  const items = list && ('items' in list ? list.items : flat(list).items);
  const part = items && flat(items).properties.get(field);
  return part && flat(part).keywords;
}

export type Reading = {
  list: List | undefined;
  body: unknown;
  /** The value of a cursor that leads to the next page. */
  next: string | undefined;
  exchange: Exchange | undefined;
  report(
    check: 'page-broken' | 'sort-broken' | 'filter-broken' | 'valid-refused' | 'foreign-access',
    text: string,
  ): void;
};

/** Asks for a list with other values of its query. */
export async function readList(
  run: Run,
  operation: Operation,
  { request }: Base,
  query: Record<string, string>,
): Promise<Reading> {
  const [path = '', text = ''] = request.path.split('?');
  const search = new URLSearchParams(text);
  for (const [name, value] of Object.entries(query)) search.set(name, value);
  const situation = `?${new URLSearchParams(query).toString()}`;
  const changed: SentRequest = { ...request, path: `${path}?${search.toString()}` };
  const exchange = await run.ask(operation, changed, situation);
  const body = exchange && jsonOf(exchange);
  const list = isGood(exchange) ? listOf(body) : undefined;
  return {
    list,
    body,
    exchange,
    next: aboutAll(body, NEXT, 'string'),
    report: (check, sentence) =>
      run.report({
        check,
        operation,
        situation,
        text: sentence,
        request: changed,
        ...(exchange && { exchange }),
      }),
  };
}

/** The largest page that a list may be asked for. */
export function largestPage(run: Run, operation: Operation): Record<string, string> {
  const { size } = pagingOf(operation);
  if (!size) return {};
  const { maximum, exclusiveMaximum } = keywordsOf(run, operation, size);
  const most =
    typeof maximum === 'number'
      ? maximum
      : typeof exclusiveMaximum === 'number'
        ? exclusiveMaximum - 1
        : 100;
  return { [size.name]: String(Math.min(most, 100)) };
}
