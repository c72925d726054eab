import type { Operation } from '#contract/document/document.ts';
import { jsonOf, type Exchange, type SentRequest } from '../client.ts';
import { bodyPart } from '../good-request.ts';
import { isGood, nameOf, type Base, type Run } from '../run.ts';
import { flatten } from '../samples/schema-parts.ts';
import { entitiesOf, isRecord, readersOf } from './entities.ts';
import { fresh } from './changed-request.ts';
import { changesOf, holdsAll, isSame, isWritable, textOf, type Entity } from './field-changes.ts';
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
  let before = await look('what a change is about');
  const found: Array<{
    text: string;
    isIgnored: boolean;
    request: SentRequest;
    exchange: Exchange;
  }> = [];
  let isAnyKept = run.isExact;
  for (const [field, changed] of changesOf(run, operation, body)) {
    const request = { ...fresh(base.request), body: JSON.stringify(changed) };
    const exchange = await run.ask(operation, request, situation);
    const said = isGood(exchange) ? entitiesOf(jsonOf(exchange)).get(id) : undefined;
    if (!exchange || !said || !before) continue;
    const after = await look('what a change left');
    const change = { field, sent: changed[field], before, said, after };
    isAnyKept ||= !holdsAll(before[field], change.sent) && holdsAll(after?.[field], change.sent);
    const isFree = isWritable(run, operation, body, field);
    const isAlone = operation.method === 'patch' && Object.keys(changed).length === 1;
    const others = isAlone ? writableTexts(run, operation, body) : [];
    const lost = isFree ? ignored(change, exchange.status) : undefined;
    const text = lost ?? forgotten(change, nameOf(reader.reader)) ?? spilled(change, others);
    before = after ?? before;
    if (text !== undefined) found.push({ text, isIgnored: lost !== undefined, request, exchange });
  }
  // A server that keeps nothing at all answers with examples, unless it promises more.
  const shown = found.find(({ isIgnored }) => isAnyKept || !isIgnored);
  if (shown) {
    const { text, request, exchange } = shown;
    run.report({ check: 'change-not-kept', operation, situation, text, request, exchange });
  }
  await run.ask(operation, base.request, 'a change back');
}

type Change = {
  field: string;
  sent: unknown;
  before: Entity;
  /** What the change was answered with, and what a read says after it. */
  said: Entity;
  after: Entity | undefined;
};

/** A change that is answered well, with what was there before. */
function ignored({ field, sent, before, said, after }: Change, status: number): string | undefined {
  const had = before[field];
  const isNothing = [had, sent].some((one) => one === undefined || one === null || one === '');
  if (isNothing || holdsAll(had, sent) || !isSame(said[field], had)) return undefined;
  if (after && !isSame(after[field], had)) return undefined;
  return `The change of ${field} to ${textOf(sent)} is answered with ${status}, and ${field} is ${textOf(had)} as before.`;
}

/** A change that its answer tells of, and a read after it does not. */
function forgotten({ field, sent, said, after }: Change, reader: string): string | undefined {
  // A server may write what it was given in another way, and leave out what it does not keep.
  if (!holdsAll(said[field], sent) || !after) return undefined;
  if (isSame(after[field], said[field]) || !shows(after, said, field)) return undefined;
  return `The change is answered with ${field} ${textOf(said[field])}, and ${reader} says ${textOf(after[field])}.`;
}

/** A change of one field that changes another text as well. */
function spilled({ field, before, after }: Change, texts: readonly string[]): string | undefined {
  const other = texts.find(
    (one) =>
      one !== field &&
      typeof before[one] === 'string' &&
      before[one] !== '' &&
      after !== undefined &&
      after[one] !== before[one],
  );
  return other === undefined
    ? undefined
    : `The change of ${field} alone turns ${other} from ${textOf(before[other])} to ${textOf(after?.[other])}.`;
}

/** Texts without form that a change may say, which no rule derives from others. */
function writableTexts(run: Run, operation: Operation, body: Entity): string[] {
  const part = bodyPart(run, operation);
  if (!part) return [];
  const { document, checker } = run;
  const { properties } = flatten(document, part, body, checker.mismatch);
  return [...properties].flatMap(([name, own]) => {
    const { keywords } = flatten(document, own, undefined, checker.mismatch);
    const isFree = ['enum', 'const', 'format', 'pattern'].every((one) => !(one in keywords));
    return isFree && isWritable(run, operation, body, name) ? [name] : [];
  });
}

/** Whether a read shows a field: an absent one is missed where all others of the answer are there. */
const shows = (after: Entity, said: Entity, field: string): boolean =>
  after[field] !== undefined || Object.keys(said).every((name) => name in after || name === field);
