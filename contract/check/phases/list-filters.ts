import type { Operation, ParameterObject } from '#contract/document/document.ts';
import { jsonOf } from '../client.ts';
import { partOf } from '../good-request.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { unknownLike } from './foreign-ids.ts';
import { boundParameter, checkBound } from './list-bounds.ts';
import {
  fieldOf,
  isPaging,
  keywordsOf,
  listOf,
  pagingOf,
  readList,
  type Row,
} from './list-reading.ts';
import { checkSearch, isSearch, NONSENSE } from './list-search.ts';

/** Values of an enumeration that are tried. */
const MOST_VALUES = 6;

/** Searches, bounds such as `from`, and filters that are named like a field of the rows. */
export async function checkFilters(run: Run, operation: Operation, base: Base): Promise<void> {
  const { rows } = (isGood(base.exchange) && listOf(jsonOf(base.exchange))) || { rows: [] };
  if (rows.length === 0 || typeof rows[0] !== 'object' || rows[0] === null) return;
  for (const parameter of operation.parameters.filter((one) => one.in === 'query')) {
    if (isPaging(parameter)) continue;
    const bound = boundParameter(run, operation, parameter, rows);
    if (isSearch(parameter)) await checkSearch(run, operation, base, { parameter, rows });
    else if (bound) await checkBound(run, operation, base, { parameter, rows, bound });
    else await checkFilter(run, operation, base, { parameter, rows });
  }
}

/** The field that a filter is about: `tag` asks for one of `tags`, `favourite` for `isFavourite`. */
function fieldNamed(name: string, rows: readonly Row[]): string | undefined {
  const names = [
    name,
    `${name}s`,
    `is${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    `is_${name}`,
  ];
  return names.find((one) => rows.some((row) => isFilled(row[one])));
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isFilled = (value: unknown) =>
  isPlain(value) || (Array.isArray(value) && value.length > 0 && value.every(isPlain));

async function checkFilter(
  run: Run,
  operation: Operation,
  base: Base,
  { parameter, rows }: { parameter: ParameterObject; rows: readonly Row[] },
): Promise<void> {
  const { name } = parameter;
  const field = fieldNamed(name, rows);
  if (field === undefined) return;
  const isListed = listedBy(run, operation, base, parameter, field) !== undefined;
  const had = rows.flatMap((row) => row[field] ?? []).map(String);
  const { size, page } = pagingOf(operation);
  /** The filter holds on later pages, too. */
  const onSecondPage = async (value: string): Promise<void> => {
    if (!size || !page) return;
    const query = { [name]: value, [size.name]: '1', [page.name]: '2' };
    const { list, report } = await readList(run, operation, base, query);
    const stray = list?.rows.find((row) => !fits(row[field], value, isListed));
    if (stray)
      report(
        'filter-broken',
        `By ${name} ${value}, an item of the second page has ${JSON.stringify(stray[field])}.`,
      );
  };
  for (const value of valuesOf(run, operation, base, { parameter, field, had })) {
    const { list, report } = await readList(run, operation, base, { [name]: value });
    const stray = list?.rows.find((row) => !fits(row[field], value, isListed));
    if (stray)
      report('filter-broken', `By ${name} ${value}, an item has ${JSON.stringify(stray[field])}.`);
    else if (list?.rows.length === 0 && had.includes(value))
      report('filter-broken', `By ${name} ${value} nothing comes, though an item has it.`);
    else if (list && list.rows.length > 1) await onSecondPage(value);
  }
}

/** Whether a field is what a filter asks for; a filter of free text may ask for a part of it. */
function fits(own: unknown, wanted: string, isListed: boolean): boolean {
  if (Array.isArray(own)) return own.some((one) => fits(one, wanted, isListed));
  if (typeof own !== 'string' && typeof own !== 'number' && typeof own !== 'boolean') return false;
  const [has, asked] = [String(own).toLowerCase(), wanted.toLowerCase()];
  return has === asked || (typeof own === 'string' && !isListed && has.includes(asked));
}

function listedBy(
  run: Run,
  operation: Operation,
  base: Base,
  parameter: ParameterObject,
  field: string,
): unknown[] | undefined {
  const wanted = keywordsOf(run, operation, parameter)['enum'];
  const own = fieldOf(run, operation, base, field)?.['enum'];
  // What a filter takes beyond a field's own values, such as `all`, is no value of a field.
  const known = Array.isArray(own) ? own : undefined;
  if (!Array.isArray(wanted)) return undefined;
  return known ? wanted.filter((one) => known.includes(one)) : wanted.slice(0, 0);
}

/** Values to ask for: those of the enumeration, both of a boolean, those of rows, and one that no row has. */
function valuesOf(
  run: Run,
  operation: Operation,
  base: Base,
  { parameter, field, had }: { parameter: ParameterObject; field: string; had: readonly string[] },
): string[] {
  const part = partOf(run, operation, parameter);
  const takes = (value: unknown) => run.checker.mismatch(part.pointer, value) === undefined;
  const fromRows = [...new Set(had)].slice(0, 2);
  const listed = listedBy(run, operation, base, parameter, field);
  const type = [keywordsOf(run, operation, parameter)['type']].flat();
  if (listed) return [...new Set([...fromRows, ...listed.map(String)])].slice(0, MOST_VALUES);
  if (type.includes('boolean')) return ['true', 'false'];
  if (type.includes('number') || type.includes('integer')) {
    const other = Math.max(0, ...had.map(Number).filter(Number.isFinite)) + 1;
    return [...fromRows, ...(takes(other) ? [String(other)] : [])];
  }
  const other = [NONSENSE, unknownLike(fromRows[0] ?? NONSENSE)].find(takes);
  return [...fromRows, ...(other === undefined ? [] : [other])];
}
