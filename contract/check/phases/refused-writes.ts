import { randomUUID } from 'node:crypto';
import type { Operation } from '#contract/document/document.ts';
import { mediaFor } from '#contract/document/media-types.ts';
import { jsonOf, type SentRequest } from '../client.ts';
import { bodyPart, withoutCredentials } from '../good-request.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { variationsOf } from '../samples/variations.ts';
import { entitiesOf, isRecord, readersOf, sizeOf } from './entities.ts';

/** What was refused has made nothing and changed nothing. */
export async function checkRefusedWrites(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const base = run.bases.get(operation.id);
    if (!base || !isGood(base.exchange) || !isRecord(base.body)) continue;
    if (operation.method === 'post') await checkCreation(run, operation, base);
    else if (/^(?:put|patch)$/.test(operation.method)) await checkChange(run, operation, base);
  }
}

/** Spoiled forms of a good request, each of which has to be refused. */
function spoiled(run: Run, operation: Operation, body: unknown, request: SentRequest) {
  const text = JSON.stringify(body);
  const headers = {
    ...request.headers,
    ...(request.headers['idempotency-key'] !== undefined && { 'idempotency-key': randomUUID() }),
  };
  const whole: SentRequest = { ...request, headers, body: text };
  const extended = JSON.stringify({ ...(body as object), unknownToTheContract: true });
  const tries: Array<[situation: string, request: SentRequest]> = [
    ['an undocumented field', { ...whole, body: extended }],
    ['half a body', { ...whole, body: text.slice(0, -1) }],
  ];
  const types = run.shapes.get(operation.id)?.requestTypes ?? [];
  if (mediaFor(types, 'text/plain') === undefined)
    tries.push([
      'another media type',
      { ...whole, headers: { ...headers, 'content-type': 'text/plain' } },
    ]);
  if (run.shapes.get(operation.id)?.secured === true)
    tries.push(['no credentials', withoutCredentials(run, whole)]);
  return tries;
}

/** A creation that is refused leaves the lists of what it makes as long as they were. */
async function checkCreation(run: Run, operation: Operation, base: Base): Promise<void> {
  const lists = readersOf(run, base).filter(({ exchange }) => sizeOf(exchange) !== undefined);
  const own = run.operations.find(
    ({ method, path }) => method === 'get' && path === operation.path,
  );
  const [list] = [...lists.filter(({ reader }) => reader === own), ...lists];
  if (!list) return;
  const { reader, exchange } = list;
  const count = async (when: string) => {
    const answer = await run.ask(reader, exchange.request, `the list ${when}`);
    return isGood(answer) ? sizeOf(answer) : undefined;
  };
  let had = await count('before a refused creation');
  for (const [situation, request] of spoiled(run, operation, base.body, base.request)) {
    const refused = await run.ask(operation, request, situation);
    const has = await count('after a refused creation');
    if (refused && refused.status >= 400 && had !== undefined && has !== undefined && has > had)
      run.report({
        check: 'refused-with-effect',
        operation,
        situation,
        text: `With ${situation} the creation is refused with ${refused.status}, and ${reader.path} grew from ${had} to ${has}.`,
        request,
        exchange: refused,
      });
    had = has;
  }
}

/** A change that is refused leaves the fields that it names as they were. */
async function checkChange(run: Run, operation: Operation, base: Base): Promise<void> {
  const part = bodyPart(run, operation);
  if (!part || !base.exchange) return;
  const own = entitiesOf(jsonOf(base.exchange));
  const random = run.random(`refused ${operation.id}`);
  const { document, checker } = run;
  const others = variationsOf(document, part, base.body, random, checker.mismatch).filter(
    ({ isValid, at }) => isValid && at.length === 1,
  );
  for (const { reader, exchange } of readersOf(run, base)) {
    const [id] = [...entitiesOf(jsonOf(exchange)).keys()].filter((one) => own.has(one));
    if (id === undefined) continue;
    const look = async (situation: string) => {
      const answer = await run.ask(reader, exchange.request, situation);
      return isGood(answer) ? entitiesOf(jsonOf(answer)).get(id) : undefined;
    };
    let before = await look('what a refused change is about');
    const other = others.find(({ at: [field = ''], body }) => {
      const value = (body as Record<string | number, unknown>)[field];
      return before?.[field] !== undefined && value !== undefined && before[field] !== value;
    });
    if (!before || !other) continue;
    const [field = ''] = other.at;
    for (const [situation, request] of spoiled(run, operation, other.body, base.request)) {
      const refused = await run.ask(operation, request, situation);
      const after = await look('what a refused change left');
      // What was taken has its effect, which the next refusal must not undo.
      if (isGood(refused)) before = after ?? before;
      if (!refused || refused.status < 400 || !after) continue;
      if (JSON.stringify(after[field]) === JSON.stringify(before[field])) continue;
      run.report({
        check: 'refused-with-effect',
        operation,
        situation,
        text: `With ${situation} the change is refused with ${refused.status}, and ${String(field)} is another one.`,
        request,
        exchange: refused,
      });
      return;
    }
    return;
  }
}
