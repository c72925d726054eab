import type { Operation } from '#contract/document/document.ts';
import { goodRequests, requestOf, withoutCredentials } from '../good-request.ts';
import { isGood, nameOf, type Run } from '../run.ts';
import type { CheckId } from '../checks.ts';
import type { SentRequest } from '../client.ts';
import { isDeletion, placesOf } from './examples.ts';
import { isSeen, sightsOf, type Sight } from './sights.ts';

/** What was made can be read; what was deleted can neither be read, nor listed, nor changed. */
export async function checkLifeCycles(run: Run): Promise<void> {
  // Below a thing's own address something else is taken away: `/lists/{id}/entries` leaves the list.
  const deletions = run.operations.filter((one) => isDeletion(one) && /\}\/?$/.test(one.path));
  for (const operation of deletions) await checkDeletion(run, operation);
}

/** A thing that was made for its deletion. */
type Victim = { operation: Operation; name: string; id: string; sights: Sight[] };

/** The path parameter that names what an operation is about. */
const parameterOf = ({ path }: Operation) => [...path.matchAll(/\{([^{}]+)\}/g)].at(-1)?.[1];

async function checkDeletion(run: Run, operation: Operation): Promise<void> {
  const name = parameterOf(operation);
  const id = name === undefined ? undefined : await freshId(run, name, operation.path);
  if (name === undefined || id === undefined) return;
  const victim: Victim = { operation, name, id, sights: [] };
  for (const sight of sightsOf(run, name, id, operation.path)) {
    const { seen, exchange } = await isSeen(run, sight, id, 'what was just made');
    if (seen) victim.sights.push(sight);
    else if (seen === false && sight.operation.path === operation.path)
      run.report({
        check: 'created-missing',
        operation: sight.operation,
        situation: 'what was just made',
        text: `${name} ${id} was just made and answers ${exchange?.status}.`,
        request: sight.request,
        ...(exchange && { exchange }),
      });
  }
  await checkRefusedDeletions(run, victim);
  const base = run.bases.get(operation.id);
  const request = requestOf(run, operation, { body: base?.body, given: { path: { [name]: id } } });
  const exchange = await run.ask(operation, request, 'a deletion');
  run.coverage.met(operation, placesOf(run, operation, { request, body: undefined, example: '' }));
  run.pool.forget(name, id);
  if (!isGood(exchange)) return;
  if (base) run.bases.set(operation.id, { ...base, request, exchange });
  await checkGone(run, victim, exchange.status);
}

/** Deletions without credentials and by another person are refused, and leave the thing where it is. */
async function checkRefusedDeletions(
  run: Run,
  { operation, name, id, sights }: Victim,
): Promise<void> {
  const [sight] = sights;
  if (!sight || run.shapes.get(operation.id)?.secured !== true) return;
  const given = { path: { [name]: id } };
  const body = run.bases.get(operation.id)?.body;
  const own = requestOf(run, operation, { body, given });
  const tries: Array<[situation: string, check: CheckId, request: SentRequest]> = [
    ['a deletion without credentials', 'credentials-ignored', withoutCredentials(run, own)],
  ];
  if (run.actors.other && run.adapter.isPrivate) {
    const foreign = requestOf(run, operation, { body, given, actor: 'other' });
    tries.push(['a deletion by another person', 'foreign-access', foreign]);
  }
  for (const [situation, check, request] of tries) {
    const exchange = await run.ask(operation, request, situation);
    if (!exchange) continue;
    const { status } = exchange;
    const isTaken = isGood(exchange);
    const { seen } = await isSeen(run, sight, id, `what ${situation} left`);
    if (!isTaken && seen !== false) continue;
    run.report({
      check: isTaken ? check : 'refused-with-effect',
      operation,
      situation,
      text: isTaken
        ? `${capital(situation)} succeeds with ${status}.`
        : `${capital(situation)} is refused with ${status}, and ${name} ${id} is gone.`,
      request,
      exchange,
    });
    return;
  }
}

/** Where a thing was seen before its deletion it is not seen after it, and cannot be changed. */
async function checkGone(
  run: Run,
  { operation, name, id, sights }: Victim,
  status: number,
): Promise<void> {
  for (const sight of sights) {
    const situation = sight.isList ? 'the list after a deletion' : 'what was just deleted';
    const { seen, exchange } = await isSeen(run, sight, id, situation);
    if (!seen) continue;
    run.report({
      check: 'delete-not-working',
      operation,
      situation,
      text: sight.isList
        ? `${name} ${id} was deleted and is still in ${sight.operation.path}.`
        : `${name} ${id} was deleted with ${status} and ${nameOf(sight.operation)} still answers ${exchange?.status}.`,
      request: sight.request,
      ...(exchange && { exchange }),
    });
  }
  const changes = run.operations.filter(
    ({ method, path }) => /^(?:put|patch)$/.test(method) && path.startsWith(operation.path),
  );
  for (const change of changes) {
    const base = run.bases.get(change.id);
    if (!base) continue;
    const given = { path: { [name]: id } };
    const request = requestOf(run, change, { body: base.body, given });
    const situation = 'a change of what was just deleted';
    const exchange = await run.ask(change, request, situation);
    if (!isGood(exchange)) continue;
    run.report({
      check: 'delete-not-working',
      operation,
      situation,
      text: `${name} ${id} was deleted and ${nameOf(change)} still changes it (${exchange.status}).`,
      request,
      exchange,
    });
  }
}

/** The id of something made now, by the operation whose answers gave such ids before. */
async function freshId(run: Run, name: string, path: string): Promise<string | undefined> {
  const known = () => run.pool.ofCollection(name, path);
  const by = known()[0]?.by;
  const maker = run.operations.find(({ id, method }) => id === by && method === 'post');
  if (!maker) return known().find(({ isCreated }) => isCreated)?.value;
  const [base] = await goodRequests(run, maker);
  if (base) await run.ask(maker, base.request, 'something to delete');
  return known()[0]?.value;
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
