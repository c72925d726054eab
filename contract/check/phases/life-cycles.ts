import type { Operation } from '#contract/document/document.ts';
import { jsonOf, type Exchange } from '../client.ts';
import { bodyPart, goodRequests, requestOf } from '../good-request.ts';
import { isGood, type Run } from '../run.ts';
import { isDeletion } from './examples.ts';

const GONE = [404, 410];

/** What was made can be read, what was deleted cannot, and what was refused has made nothing. */
export async function checkLifeCycles(run: Run): Promise<void> {
  for (const operation of run.operations.filter(isDeletion)) await checkDeletion(run, operation);
  for (const operation of run.operations.filter(
    ({ method, path }) => method === 'post' && !path.includes('{'),
  ))
    await checkRefusedCreation(run, operation);
}

/** The path parameter that names what an operation is about. */
const parameterOf = ({ path }: Operation) => [...path.matchAll(/\{([^{}]+)\}/g)].at(-1)?.[1];

async function checkDeletion(run: Run, operation: Operation): Promise<void> {
  const name = parameterOf(operation);
  if (name === undefined) return;
  const id = await freshId(run, name);
  const base = run.bases.get(operation.id);
  if (id === undefined) return;
  const request = requestOf(run, operation, { body: base?.body, given: { path: { [name]: id } } });
  const reader = run.operations.find(
    ({ method, path }) => method === 'get' && path === operation.path,
  );
  const read =
    reader && requestOf(run, reader, { body: undefined, given: { path: { [name]: id } } });
  if (reader && read) {
    const before = await run.ask(reader, read, 'what was just made');
    if (before && GONE.includes(before.status))
      run.report({
        check: 'created-missing',
        operation: reader,
        situation: 'what was just made',
        text: `${name} ${id} was just made and answers ${before.status}.`,
        request: read,
        exchange: before,
      });
  }
  const exchange = await run.ask(operation, request, 'a deletion');
  run.pool.forget(name, id);
  if (!isGood(exchange)) return;
  if (base) run.bases.set(operation.id, { ...base, request, exchange });
  if (reader && read) {
    const after = await run.ask(reader, read, 'what was just deleted');
    if (isGood(after))
      run.report({
        check: 'delete-not-working',
        operation,
        situation: 'what was just deleted',
        text: `${name} ${id} was deleted with ${exchange.status} and is still read with ${after.status}.`,
        request: read,
        exchange: after,
      });
  }
  await isListed(run, name, id, operation);
}

/** A deleted id is in no list that gave ids of its kind. */
async function isListed(run: Run, name: string, id: string, operation: Operation): Promise<void> {
  const prefix = operation.path.slice(0, operation.path.lastIndexOf('/'));
  const list = run.operations.find(({ method, path }) => method === 'get' && path === prefix);
  const base = list && run.bases.get(list.id);
  if (!list || !isGood(base?.exchange) || !base) return;
  const exchange = await run.ask(list, base.request, 'the list after a deletion');
  if (isGood(exchange) && JSON.stringify(jsonOf(exchange)).includes(JSON.stringify(id)))
    run.report({
      check: 'delete-not-working',
      operation,
      situation: 'the list after a deletion',
      text: `${name} ${id} was deleted and is still in ${list.path}.`,
      request: base.request,
      exchange,
    });
}

/** The id of something made now, by the operation whose answers gave such ids before. */
async function freshId(run: Run, name: string): Promise<string | undefined> {
  const [known] = run.pool.valuesOf(name);
  const maker = run.operations.find(({ id, method }) => id === known?.by && method === 'post');
  if (!maker) return run.pool.valuesOf(name).find(({ isCreated }) => isCreated)?.value;
  const [base] = await goodRequests(run, maker);
  if (base) await run.ask(maker, base.request, 'something to delete');
  return run.pool.valuesOf(name)[0]?.value;
}

/** A creation that is refused leaves the list of its collection as long as it was. */
async function checkRefusedCreation(run: Run, operation: Operation): Promise<void> {
  const list = run.operations.find(
    ({ method, path }) => method === 'get' && path === operation.path,
  );
  const base = run.bases.get(operation.id);
  const read = list && run.bases.get(list.id);
  const part = bodyPart(run, operation);
  if (!list || !read || !base || !part || !isGood(base.exchange) || !isGood(read.exchange)) return;
  const before = await run.ask(list, read.request, 'the list before a refused creation');
  const request = { ...base.request, body: '{"unknownToTheContract":true}' };
  const refused = await run.ask(operation, request, 'a creation that must be refused');
  const after = await run.ask(list, read.request, 'the list after a refused creation');
  const [had, has] = [before, after].map((one) => sizeOf(one));
  if (refused && refused.status >= 400 && had !== undefined && has !== undefined && has > had)
    run.report({
      check: 'refused-with-effect',
      operation,
      situation: 'a creation that must be refused',
      text: `The creation is refused with ${refused.status}, and the list grew from ${had} to ${has}.`,
      request,
      exchange: refused,
    });
}

function sizeOf(exchange: Exchange | undefined): number | undefined {
  const body = exchange && jsonOf(exchange);
  if (Array.isArray(body)) return body.length;
  const { total } = (body ?? {}) as { total?: unknown };
  return typeof total === 'number' ? total : undefined;
}
