import type { Operation } from '#contract/document/document.ts';
import { jsonOf, type Exchange } from '../client.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { listOf } from './list-reading.ts';

/** A JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects with an id, at any depth of an answer. */
export function entitiesOf(value: unknown, found = new Map<string, Record<string, unknown>>()) {
  if (Array.isArray(value)) for (const item of value) entitiesOf(item, found);
  else if (isRecord(value)) {
    const { id } = value;
    if ((typeof id === 'string' || typeof id === 'number') && !found.has(String(id)))
      found.set(String(id), value);
    for (const inner of Object.values(value)) entitiesOf(inner, found);
  }
  return found;
}

/** Answers of GET that hold one of the things that a write's answer holds. */
export function readersOf(run: Run, base: Base): Array<{ reader: Operation; exchange: Exchange }> {
  const own = base.exchange ? entitiesOf(jsonOf(base.exchange)) : new Map<string, unknown>();
  return run.operations.flatMap((reader) => {
    const exchange = run.bases.get(reader.id)?.exchange;
    if (reader.method !== 'get' || !isGood(exchange)) return [];
    const ids = [...entitiesOf(jsonOf(exchange)).keys()];
    return ids.some((id) => own.has(id)) ? [{ reader, exchange }] : [];
  });
}

/** How many items a list has. */
export function sizeOf(exchange: Exchange): number | undefined {
  const list = listOf(jsonOf(exchange));
  return list?.total ?? list?.rows.length;
}
