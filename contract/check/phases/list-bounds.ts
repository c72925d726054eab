import type { Operation, ParameterObject } from '#contract/document/document.ts';
import { boundOf, isWithin, withInner, type Bound } from '#contract/requests/bounds.ts';
import { partOf } from '../good-request.ts';
import type { Base, Run } from '../run.ts';
import { keywordsOf, readList, type Row } from './list-reading.ts';

const TWO_DAYS_MS = 172_800_000;
type BoundParameter = Bound & { format: 'date' | 'date-time' | 'number' };

/** What a parameter bounds, where its schema wants a date or a number. */
export function boundParameter(
  run: Run,
  operation: Operation,
  parameter: ParameterObject,
  rows: readonly Row[],
): BoundParameter | undefined {
  const [row = {}] = rows;
  const bound = boundOf(parameter.name, row);
  const { format, type } = keywordsOf(run, operation, parameter);
  if (bound?.kind === 'date')
    return format === 'date' || format === 'date-time' ? { ...bound, format } : undefined;
  const isNumber = [type].flat().some((one) => one === 'number' || one === 'integer');
  return bound && isNumber ? { ...bound, format: 'number' } : undefined;
}

/** A bound beyond all rows lets none through, and one on the other side lets some through. */
export async function checkBound(
  run: Run,
  operation: Operation,
  base: Base,
  {
    parameter,
    rows: listed,
    bound,
  }: { parameter: ParameterObject; rows: readonly Row[]; bound: BoundParameter },
): Promise<void> {
  const { isLow, fields, format } = bound;
  const { name } = parameter;
  const rows = listed.map(withInner);
  const part = partOf(run, operation, parameter);
  const known = rows
    .flatMap((row) => fields.map((field) => numberOf(format, row[field])))
    .filter(Number.isFinite);
  const unit = format === 'number' ? 1 : TWO_DAYS_MS;
  const [low, high] = [Math.min(...known) - unit, Math.max(...known) + unit];
  const ask = async (value: number) => {
    const written = writtenAs(format, value);
    if (run.checker.mismatch(part.pointer, written) !== undefined) return undefined;
    const query = { [name]: String(written) };
    return { written: String(written), ...(await readList(run, operation, base, query)) };
  };
  const none = await ask(isLow ? high : low);
  const stray = none?.list?.rows.map(withInner).find((row) => !isWithin(bound, row, none.written));
  if (none && stray)
    none.report(
      'filter-broken',
      `By ${name} ${none.written}, an item has ${fields.map((field) => JSON.stringify(stray[field])).join(', ')}.`,
    );
  const some = await ask(isLow ? low : high);
  if (some?.list?.rows.length === 0)
    some.report(
      'filter-broken',
      `By ${name} ${some.written} nothing comes, though items are within.`,
    );
}

const numberOf = (format: BoundParameter['format'], value: unknown): number =>
  format === 'number' ? Number(value ?? Number.NaN) : Date.parse(String(value));

function writtenAs(format: BoundParameter['format'], value: number): number | string {
  if (format === 'number') return value;
  const time = new Date(value).toISOString();
  return format === 'date' ? time.slice(0, 10) : time;
}
