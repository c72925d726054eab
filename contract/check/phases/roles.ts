import type { Operation } from '#contract/document/document.ts';
import { ACTORS, type ActorName } from '../adapter.ts';
import type { Exchange, SentRequest } from '../client.ts';
import { requestOf, withoutCredentials } from '../good-request.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { unknownLike } from './foreign-ids.ts';
import { eachOf } from './each.ts';

const UNKNOWN_ID = '01930c1e-5a00-7000-8000-00000000dead';

/** Each role at each operation: those without the permission are refused, those with it are not. */
export async function checkRoles(run: Run): Promise<void> {
  const { adapter, actors } = run;
  await eachOf(run.operations, async (operation) => {
    const base = run.bases.get(operation.id);
    if (!base || !run.shapes.get(operation.id)?.secured) return;
    for (const actor of ACTORS) {
      const isAllowed = actors[actor] && adapter.mayUse?.(actor, operation);
      if (isAllowed === false) await asForbidden(run, operation, base, actor);
      if (isAllowed === true) await asAllowed(run, operation, base, actor);
    }
  });
}

/** A good request by a person whose role does not allow it. */
async function asForbidden(
  run: Run,
  operation: Operation,
  { request }: Base,
  actor: ActorName,
): Promise<void> {
  const { headers } = withoutCredentials(run, request);
  const changed = { ...request, headers: { ...headers, ...run.actors[actor] } };
  const situation = `a role that may not (${actor})`;
  const exchange = await run.ask(operation, changed, situation);
  if (!exchange || exchange.status === 429) return;
  const { forbidden } = run.statuses;
  const { status } = exchange;
  const finding = { operation, situation, request: changed, exchange };
  const text = `The ${actor}, whose role does not allow it, gets ${status} and not ${forbidden.join(' or ')}.`;
  if (isGood(exchange)) run.report({ ...finding, check: 'role-ignored', text });
  else if (run.isExact && status < 500 && !forbidden.includes(status))
    run.report({ ...finding, check: 'wrong-refusal', text });
}

/** A request that changes nothing by a person whose role allows it: a read, or an id that names nothing. */
async function asAllowed(
  run: Run,
  operation: Operation,
  base: Base,
  actor: ActorName,
): Promise<void> {
  const request = harmless(run, operation, base, actor);
  if (!request) return;
  const situation = `a role that may (${actor})`;
  const exchange = await run.ask(operation, request, situation);
  if (!exchange || !isForbidden(run, exchange)) return;
  run.report({
    check: 'role-refused',
    operation,
    situation,
    text: `The ${actor}, whose role allows it, is refused with ${exchange.status}.`,
    request,
    exchange,
  });
}

/** Where a missing permission may look like a missing resource, 403 alone is certain. */
const isForbidden = (run: Run, { status }: Exchange) =>
  run.isExact ? run.statuses.forbidden.includes(status) : status === 403;

function harmless(
  run: Run,
  operation: Operation,
  { body }: Base,
  actor: ActorName,
): SentRequest | undefined {
  const names = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  if (operation.method !== 'get' && names.length === 0) return undefined;
  const ids = names.map((name) => [
    name,
    unknownLike(run.pool.valuesOf(name)[0]?.value ?? UNKNOWN_ID),
  ]);
  return requestOf(run, operation, {
    body,
    given: { path: Object.fromEntries(ids) as Record<string, string> },
    actor,
  });
}
