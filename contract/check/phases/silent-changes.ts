import type { Operation } from '#contract/document/document.ts';
import { jsonOf, type Exchange } from '../client.ts';
import { bodyPart } from '../good-request.ts';
import { isGood, nameOf, type Base, type Run } from '../run.ts';
import { look, viewOf } from './change-views.ts';
import { isRecord } from './entities.ts';
import { changesOf, isSame, isWritable, textOf, type Entity } from './field-changes.ts';

/** Fields that are changed at one operation. */
const MOST_FIELDS = 6;
/** Whether a change says nothing of what it did, and has done it. */
export function isSilent(exchange: Exchange): boolean {
  if (exchange.status === 202) return false;
  const body = jsonOf(exchange);
  const isEmpty = isRecord(body) && Object.keys(body).length === 0;
  return exchange.bytes.length === 0 || body === null || isEmpty;
}

/** A change that is answered with nothing, and what a read says after it. */
export async function checkSilentChange(
  run: Run,
  operation: Operation,
  base: Base,
  body: Entity,
): Promise<void> {
  const changes = [...changesOf(run, operation, body), ...otherValues(run, operation, body)]
    .filter(([field]) => isWritable(run, operation, body, field))
    .slice(0, MOST_FIELDS);
  const situation = 'a change that is looked at';
  if (changes.length === 0) return;
  const view = await viewOf(run, operation, base, body);
  if (!view) return;
  await run.ask(operation, base.request, 'what a change begins with');
  for (const [field, changed] of changes) {
    const before = await look(run, view, body, 'what a change is about');
    const request = { ...base.request, body: JSON.stringify(changed) };
    const exchange = await run.ask(operation, request, situation);
    if (!before || !isGood(exchange) || !isSilent(exchange)) break;
    const after = await look(run, view, body, 'what a change left');
    if (!after || !isLost({ before, after, sent: changed }, field)) continue;
    run.report({
      check: 'change-not-kept',
      operation,
      situation,
      text: `The change of ${field} to ${textOf(changed[field])} is answered with ${exchange.status}, and ${nameOf(view.reader)} says ${textOf(after[field])}.`,
      request,
      exchange,
    });
    break;
  }
  await run.ask(operation, base.request, 'a change back');
}

/**
 * Whether a field that was sent is as it was, or gone. A server may write what it was given in another way, and what
 * it never showed it need not show.
 */
function isLost(
  { before, after, sent }: { before: Entity; after: Entity; sent: Entity },
  field: string,
): boolean {
  const [had, wanted, has] = [before[field], sent[field], after[field]];
  // An empty value may be kept as none.
  if (isNothing(had) || isNothing(wanted) || wanted === '' || isSame(had, wanted)) return false;
  return isSame(has, had) || isNothing(has);
}

const isNothing = (value: unknown) => value === undefined || value === null;

/** Bodies with another value of a field whose schema has no bounds. */
function otherValues(run: Run, operation: Operation, body: Entity): Array<[string, Entity]> {
  const part = bodyPart(run, operation);
  if (!part) return [];
  const known = new Set(changesOf(run, operation, body).map(([field]) => field));
  return Object.entries(body).flatMap(([field, value]): Array<[string, Entity]> => {
    if (known.has(field)) return [];
    const changed = othersThan(value)
      .map((other) => ({ ...body, [field]: other }))
      .find((one) => run.checker.mismatch(part.pointer, one) === undefined);
    return changed ? [[field, changed]] : [];
  });
}

function othersThan(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1];
  return typeof value === 'string' ? [`${value} lantern`, 'lantern'] : [];
}
