import type { Operation } from '#contract/document/document.ts';
import { jsonOf } from '../client.ts';
import { isGood, nameOf, type Base, type Run } from '../run.ts';
import { entitiesOf, isRecord, readersOf } from './entities.ts';
import { changesOf, isSame, textOf, type Entity } from './field-changes.ts';
import { checkSilentChange, isSilent } from './silent-changes.ts';

/** What a change was answered with is what a read says after it; where nothing was answered, what was sent. */
export async function checkKeptChanges(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const base = run.bases.get(operation.id);
    const isChange = /^(?:put|patch)$/.test(operation.method);
    if (!isChange || !isGood(base?.exchange) || !base || !isRecord(base.body)) continue;
    if (isSilent(base.exchange)) await checkSilentChange(run, operation, base, base.body);
    else await checkChange(run, operation, base, base.body);
  }
}

async function checkChange(
  run: Run,
  operation: Operation,
  base: Base,
  body: Entity,
): Promise<void> {
  const [reader] = readersOf(run, base).toSorted(
    (a, b) => Number(b.reader.path === operation.path) - Number(a.reader.path === operation.path),
  );
  if (!base.exchange || !reader) return;
  const own = entitiesOf(jsonOf(base.exchange));
  const id = [...entitiesOf(jsonOf(reader.exchange)).keys()].find((one) => own.has(one));
  if (id === undefined) return;
  const look = async (situation: string) => {
    const answer = await run.ask(reader.reader, reader.exchange.request, situation);
    return isGood(answer) ? entitiesOf(jsonOf(answer)).get(id) : undefined;
  };
  const situation = 'a change that is looked at';
  for (const [field, changed] of changesOf(run, operation, body)) {
    const request = { ...base.request, body: JSON.stringify(changed) };
    const exchange = await run.ask(operation, request, situation);
    const said = isGood(exchange) ? entitiesOf(jsonOf(exchange)).get(id) : undefined;
    // A server may write what it was given in another way, and leave out what it does not keep.
    if (!exchange || !said || !isSame(said[field], changed[field])) continue;
    const after = await look('what a change left');
    if (!after || isSame(after[field], said[field]) || !shows(after, said, field)) continue;
    run.report({
      check: 'change-not-kept',
      operation,
      situation,
      text: `The change is answered with ${field} ${textOf(said[field])}, and ${nameOf(reader.reader)} says ${textOf(after[field])}.`,
      request,
      exchange,
    });
    break;
  }
  await run.ask(operation, base.request, 'a change back');
}

/** Whether a read shows a field: an absent one is missed where all others of the answer are there. */
const shows = (after: Entity, said: Entity, field: string): boolean =>
  after[field] !== undefined || Object.keys(said).every((name) => name in after || name === field);
