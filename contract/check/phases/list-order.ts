import type { Operation } from '#contract/document/document.ts';
import type { Base, Run } from '../run.ts';
import { fieldOf, keywordsOf, readList } from './list-reading.ts';

const SORTS = ['sort', 'sortBy', 'sort_by', 'order_by', 'orderBy'];
const DIRECTIONS = ['order', 'direction', 'dir', 'sortOrder', 'sort_order', 'sortDir', 'sort_dir'];
const DATE = /^\d{4}-\d\d-\d\d(?:T|$)/;

type Order = { field: string; query: Record<string, string>; signs: readonly number[] };

/** Every documented order. */
export async function checkOrder(run: Run, operation: Operation, base: Base): Promise<void> {
  for (const { field, query, signs } of ordersOf(run, operation)) {
    const { list, report } = await readList(run, operation, base, query);
    const values = (list?.rows ?? [])
      .map((row) => row[field])
      .filter((value) => value !== null && value !== undefined);
    // The values of an enumeration have an order of their own.
    const isListed = fieldOf(run, operation, base, field)?.['enum'] !== undefined;
    if (values.length < 2 || !isComparable(values, isListed)) continue;
    const wrong = signs.map((sign) => misplaced(values, sign));
    const [at] = wrong;
    if (at === undefined || wrong.includes(undefined)) continue;
    const asked = Object.values(query).join(' ');
    report('sort-broken', `By ${asked}, ${text(values[at])} comes behind ${text(values[at - 1])}.`);
  }
}

/** The orders that may be asked for, and which ways round their rows may come. */
function ordersOf(run: Run, operation: Operation): Order[] {
  const find = (names: readonly string[]) =>
    operation.parameters.find((one) => one.in === 'query' && names.includes(one.name));
  const valuesOf = (parameter: ReturnType<typeof find>): string[] =>
    parameter
      ? ((keywordsOf(run, operation, parameter)['enum'] as unknown[] | undefined) ?? []).map(String)
      : [];
  const parameter = find(SORTS);
  if (!parameter) return [];
  const direction = find(DIRECTIONS);
  const ways = valuesOf(direction).filter((value) => /^(?:asc|desc)/i.test(value));
  const values = valuesOf(parameter);
  const isSigned = values.some((value) => /^[-+]|[: ](?:asc|desc)$/i.test(value));
  return values.flatMap((value): Order[] => {
    const field = value.replace(/^[-+]/, '').replace(/[: ](?:asc|desc)$/i, '');
    if (direction && ways.length > 0)
      return ways.map((way) => ({
        field,
        query: { [parameter.name]: value, [direction.name]: way },
        signs: [/^desc/i.test(way) ? -1 : 1],
      }));
    const sign = value.startsWith('-') || /desc$/i.test(value) ? -1 : 1;
    // Nothing says which way round the only order by a field is.
    return [{ field, query: { [parameter.name]: value }, signs: isSigned ? [sign] : [1, -1] }];
  });
}

function isComparable(values: readonly unknown[], isListed: boolean): boolean {
  if (values.every((value) => typeof value === 'number')) return true;
  return values.every((value) => typeof value === 'string' && (!isListed || DATE.test(value)));
}

type Compare = (a: string, b: string) => number;
const byCharacter: Compare = (a, b) => (a === b ? 0 : a < b ? -1 : 1);
const collated = (options: Intl.CollatorOptions): Compare =>
  new Intl.Collator('en', options).compare;
/** Orders of texts that databases and libraries have; what one of them allows is in order. */
const TEXT_ORDERS: readonly Compare[] = [
  byCharacter,
  (a, b) => byCharacter(a.toLowerCase(), b.toLowerCase()),
  collated({}),
  collated({ ignorePunctuation: true }),
  collated({ numeric: true }),
];

/** Where a value comes behind one that it has to precede; undefined where none does. */
function misplaced(values: readonly unknown[], sign: number): number | undefined {
  const at = values.findIndex((value, index) => {
    const before = values[index - 1];
    if (index === 0) return false;
    if (typeof value === 'number') return sign * (Number(before) - value) > 0;
    const [a, b] = [String(before), String(value)];
    if (DATE.test(a) && DATE.test(b)) return sign * (Date.parse(a) - Date.parse(b)) > 0;
    return TEXT_ORDERS.every((compare) => sign * compare(a, b) > 0);
  });
  return at < 0 ? undefined : at;
}

const text = (value: unknown) => (typeof value === 'string' ? `"${value}"` : String(value));
