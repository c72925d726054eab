import type { Operation } from '#contract/document/document.ts';
import { jsonOf, type SentRequest } from '../client.ts';
import { partOf } from '../good-request.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { flatten } from '../samples/schema-parts.ts';
import { eachOf } from './each.ts';

export type Row = Record<string, unknown>;
export type List = { rows: Row[]; total: number | undefined };

const SIZES = ['pageSize', 'page_size', 'per_page', 'perPage', 'limit', 'size'];
const PAGES = ['page', 'pageNumber', 'page_number'];
const OFFSETS = ['offset', 'skip', 'start'];
const DATE = /^\d{4}-\d\d-\d\dT/;

/** Lists: pages that hold, orders that were asked for, filters that let nothing else through. */
export async function checkLists(run: Run): Promise<void> {
  await eachOf(run.operations, async (operation) => {
    const base = run.bases.get(operation.id);
    const isList =
      operation.method === 'get' && isGood(base?.exchange) && listOf(jsonOf(base.exchange));
    if (!base || !isList) return;
    await checkPages(run, operation, base);
    await checkOrder(run, operation, base);
    await checkFilters(run, operation, base);
  });
}

/** The rows of an answer: an array, or the only array property of an object. */
export function listOf(body: unknown): List | undefined {
  if (Array.isArray(body)) return { rows: body as Row[], total: undefined };
  if (typeof body !== 'object' || body === null) return undefined;
  const lists = Object.values(body).filter((value) => Array.isArray(value));
  const [rows] = lists;
  const { total } = body as { total?: unknown };
  return lists.length === 1 && rows
    ? { rows: rows as Row[], total: typeof total === 'number' ? total : undefined }
    : undefined;
}

async function read(
  run: Run,
  operation: Operation,
  { request }: Base,
  query: Record<string, string>,
) {
  const [path = '', text = ''] = request.path.split('?');
  const search = new URLSearchParams(text);
  for (const [name, value] of Object.entries(query)) search.set(name, value);
  const situation = `?${new URLSearchParams(query).toString()}`;
  const changed: SentRequest = { ...request, path: `${path}?${search.toString()}` };
  const exchange = await run.ask(operation, changed, situation);
  const list = isGood(exchange) ? listOf(jsonOf(exchange)) : undefined;
  const report = (check: 'page-broken' | 'sort-broken' | 'filter-broken', text_: string) =>
    run.report({
      check,
      operation,
      situation,
      text: text_,
      request: changed,
      ...(exchange && { exchange }),
    });
  return { list, report, body: exchange && jsonOf(exchange) };
}

const named = ({ parameters }: Operation, names: readonly string[]) =>
  parameters.find((one) => one.in === 'query' && names.includes(one.name));

async function checkPages(run: Run, operation: Operation, base: Base): Promise<void> {
  const size = named(operation, SIZES)?.name;
  const page = named(operation, PAGES)?.name;
  const offset = named(operation, OFFSETS)?.name;
  if (size === undefined) return;
  const first = await read(run, operation, base, { [size]: '1' });
  if (!first.list) return;
  const { rows, total } = first.list;
  if (rows.length > 1) first.report('page-broken', `A page of 1 has ${rows.length} items.`);
  if (total !== undefined && total > 0 && rows.length === 0)
    first.report('page-broken', `The total is ${total} and the first page of 1 is empty.`);
  const said = (first.body as Row)[size];
  if (typeof said === 'number' && said !== 1)
    first.report('page-broken', `${size} was 1 and the answer says ${said}.`);
  const next =
    page === undefined ? (offset === undefined ? undefined : { [offset]: '1' }) : { [page]: '2' };
  if (!next || rows.length !== 1) return;
  const second = await read(run, operation, base, { [size]: '1', ...next });
  if (!second.list) return;
  const [one, two] = [rows[0], second.list.rows[0]];
  if (two !== undefined && JSON.stringify(one) === JSON.stringify(two))
    second.report('page-broken', 'The second page of 1 repeats the item of the first.');
  if (total !== undefined && second.list.total !== total)
    second.report(
      'page-broken',
      `The total is ${total} on the first page and ${second.list.total} on the second.`,
    );
  if (total !== undefined && total > 1 && two === undefined)
    second.report('page-broken', `The total is ${total} and the second page of 1 is empty.`);
}

async function checkOrder(run: Run, operation: Operation, base: Base): Promise<void> {
  const parameter = named(operation, ['sort', 'sortBy', 'sort_by', 'order_by']);
  if (!parameter) return;
  const { keywords } = flatten(
    run.document,
    partOf(run, operation, parameter),
    undefined,
    run.checker.mismatch,
  );
  for (const order of ((keywords['enum'] as unknown[] | undefined) ?? []).map(String)) {
    const field = order.replace(/^[-+]/, '');
    const { list, report } = await read(run, operation, base, { [parameter.name]: order });
    const values = (list?.rows ?? [])
      .map((row) => row[field])
      .filter((value) => value !== null && value !== undefined);
    if (values.length < 2 || !values.every(isComparable)) continue;
    const sign = order.startsWith('-') ? -1 : 1;
    const at = values.findIndex(
      (value, index) => index > 0 && sign * compare(values[index - 1] as Comparable, value) > 0,
    );
    if (at > 0)
      report(
        'sort-broken',
        `By ${order}, ${String(values[at])} comes behind ${String(values[at - 1])}.`,
      );
  }
}

type Comparable = number | string;
/** Numbers and times have one order; texts have one for each language. */
const isComparable = (value: unknown): value is Comparable =>
  typeof value === 'number' || (typeof value === 'string' && DATE.test(value));
const compare = (a: Comparable, b: Comparable): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : Date.parse(String(a)) - Date.parse(String(b));

/** Filters that are named like a field of the rows, by the values of their enumeration or of a row. */
async function checkFilters(run: Run, operation: Operation, base: Base): Promise<void> {
  const [row] = (isGood(base.exchange) ? listOf(jsonOf(base.exchange)) : undefined)?.rows ?? [];
  if (!row) return;
  for (const parameter of operation.parameters.filter((one) => one.in === 'query')) {
    const { name } = parameter;
    const value = row[name];
    if (typeof value !== 'string' && typeof value !== 'boolean') continue;
    const { list, report } = await read(run, operation, base, { [name]: String(value) });
    const stray = (list?.rows ?? []).find((one) => one[name] !== value);
    if (stray)
      report('filter-broken', `By ${name} ${String(value)}, an item has ${String(stray[name])}.`);
    else if (list?.rows.length === 0)
      report('filter-broken', `By ${name} ${String(value)} nothing comes, though an item has it.`);
  }
}
