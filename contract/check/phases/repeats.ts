import { randomUUID } from 'node:crypto';
import { responseFor, type Operation } from '#contract/document/document.ts';
import { bodyPart, credentialsOf, goodRequests } from '../good-request.ts';
import { jsonOf, type Exchange } from '../client.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { variationsOf } from '../samples/variations.ts';
import { entitiesOf, readersOf, sizeOf } from './entities.ts';

const HEADER = 'idempotency-key';
/** Shorter ids may be counted for each person. */
const LEAST = 8;
const REPLAYED = 'idempotency-replayed';

/** Operations that take an `Idempotency-Key`: the same request is answered again, another one is refused. */
export async function checkRepeats(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const takesKey = operation.parameters.some(
      (one) => one.in === 'header' && one.name.toLowerCase() === HEADER,
    );
    const known = run.bases.get(operation.id);
    if (!takesKey || !isGood(known?.exchange) || !known) continue;
    await checkOperation(run, operation, known);
  }
}

async function checkOperation(run: Run, operation: Operation, known: Base): Promise<void> {
  const isReusable = run.adapter.examples === undefined || known.example !== 'of the adapter';
  const [base = known] = isReusable ? [known] : await goodRequests(run, operation);
  const request = { ...base.request, headers: { ...base.request.headers, [HEADER]: randomUUID() } };
  const first = await run.ask(operation, request, 'a request with an idempotency key');
  if (!isGood(first)) return;
  const situation = 'the same request with the same key';
  const before = await countsOf(run, known);
  const second = await run.ask(operation, request, situation);
  if (!second) return;
  const finding = { operation, situation, request, exchange: second };
  if (second.status !== first.status)
    run.report({
      ...finding,
      check: 'repeat-not-replayed',
      text: `The first answer is ${first.status} and its repeat ${second.status}.`,
    });
  else if (
    /json/.test(first.headers.get('content-type') ?? '') &&
    !repeats(jsonOf(second), jsonOf(first))
  )
    run.report({
      ...finding,
      check: 'repeat-not-replayed',
      text: 'The repeat has another body than the first answer.',
    });
  const declared = Object.keys(responseFor(operation, first.status)?.object.headers ?? {}).map(
    (name) => name.toLowerCase(),
  );
  if (declared.includes(REPLAYED) && !second.headers.has(REPLAYED))
    run.report({
      ...finding,
      check: 'repeat-not-replayed',
      text: 'The repeat does not say Idempotency-Replayed, which is documented.',
    });
  for (const { reader, count, look } of before) {
    const now = await look();
    if (now === undefined || now <= count) continue;
    run.report({
      ...finding,
      check: 'repeat-not-replayed',
      text: `The repeat made a second thing: ${reader.path} grew from ${count} to ${now}.`,
    });
    break;
  }
  await checkOtherPerson(run, operation, first);
  const part = bodyPart(run, operation);
  const other =
    part &&
    variationsOf(
      run.document,
      part,
      base.body,
      run.random(`repeat ${operation.id}`),
      run.checker.mismatch,
    ).find(({ isValid }) => isValid);
  if (!other) return;
  const reused = { ...request, body: JSON.stringify(other.body) };
  const third = await run.ask(operation, reused, 'another request with the same key');
  if (isGood(third))
    run.report({
      operation,
      situation: 'another request with the same key',
      check: 'key-reused',
      text: `Another request with the same key is taken with ${third.status}.`,
      request: reused,
      exchange: third,
    });
}

/** A key belongs to the person who sent it: another one's request with it is a request of its own. */
async function checkOtherPerson(run: Run, operation: Operation, first: Exchange): Promise<void> {
  const isFree = (run.adapter.cost?.(operation.id) ?? 'free') === 'free';
  const sent = String(first.request.body);
  const [made] = [...entitiesOf(jsonOf(first)).keys()].filter((id) => !sent.includes(id));
  if (!run.actors.other || !isFree || made === undefined || made.length < LEAST) return;
  const request = {
    ...first.request,
    headers: { ...first.request.headers, ...credentialsOf(run, operation, 'other') },
  };
  const situation = "another person's request with the same key";
  const exchange = await run.ask(operation, request, situation);
  if (!isGood(exchange) || !entitiesOf(jsonOf(exchange)).has(made)) return;
  run.report({
    check: 'foreign-access',
    operation,
    situation,
    text: `With the idempotency key of the person who made ${made}, another person gets it.`,
    request,
    exchange,
  });
}

/** How long the lists are that hold what was just made, and how to look again. */
async function countsOf(run: Run, base: Base) {
  const counts: Array<{ reader: Operation; count: number; look: Look }> = [];
  for (const { reader, exchange } of readersOf(run, base)) {
    if (sizeOf(exchange) === undefined) continue;
    const look: Look = async () => {
      const answer = await run.ask(reader, exchange.request, 'the list around a repeat');
      return isGood(answer) ? sizeOf(answer) : undefined;
    };
    const count = await look();
    if (count !== undefined) counts.push({ reader, count, look });
  }
  return counts;
}
type Look = () => Promise<number | undefined>;

/** Whether a value says nothing else than an earlier one; secrets that were not kept may be absent. */
function repeats(value: unknown, earlier: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === earlier;
  if (typeof earlier !== 'object' || earlier === null) return false;
  if (Array.isArray(value) && value.length !== (earlier as unknown[]).length) return false;
  return Object.entries(value).every(([name, inner]) =>
    repeats(inner, (earlier as Record<string, unknown>)[name]),
  );
}
