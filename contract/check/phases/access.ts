import type { Operation } from '#contract/document/document.ts';
import { jsonOf, type Exchange, type SentRequest } from '../client.ts';
import { requestOf, withoutCredentials } from '../good-request.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { eachOf } from './each.ts';

const UNKNOWN_ID = '01930c1e-5a00-7000-8000-00000000dead';
const SAFE = new Set(['get', 'head']);

/** No credentials, broken ones, another person's: at every operation that asks for some. */
export async function checkAccess(run: Run): Promise<void> {
  await eachOf(run.operations, async (operation) => {
    const base = run.bases.get(operation.id);
    if (!base) return;
    if (run.shapes.get(operation.id)?.secured) await withBadCredentials(run, operation, base);
    await asAnother(run, operation, base);
  });
}

async function withBadCredentials(
  run: Run,
  operation: Operation,
  { request }: Base,
): Promise<void> {
  const own = Object.keys(run.actors.owner ?? { authorization: '' });
  const { headers: stripped } = withoutCredentials(run, request);
  const broken = Object.fromEntries(own.map((name) => [name, brokenOf(request.headers[name])]));
  const tries: Array<[string, Record<string, string>]> = [
    ['no credentials', stripped],
    ['credentials that are none', { ...stripped, ...broken }],
  ];
  for (const [situation, headers] of run.isSkipped('credentials-ignored')
    ? tries.slice(0, 1)
    : tries) {
    const changed = { ...request, headers };
    const exchange = await run.ask(operation, changed, situation);
    if (!exchange || exchange.status === 429) continue;
    const { unauthenticated } = run.statuses;
    const { status } = exchange;
    const finding = { operation, situation, request: changed, exchange };
    if (isGood(exchange))
      run.report({
        ...finding,
        check: 'credentials-ignored',
        text: `With ${situation} the answer is ${status}; ${unauthenticated.join(' or ')} was expected.`,
      });
    else if (run.isExact && status < 500 && !unauthenticated.includes(status))
      run.report({
        ...finding,
        check: 'wrong-refusal',
        text: `With ${situation} the answer is ${status} and not ${unauthenticated.join(' or ')}.`,
      });
  }
}

/** A credential of the same scheme and form that belongs to no account; our mock refuses what ends like it. */
function brokenOf(value: string | undefined): string {
  const [scheme = 'Bearer', secret] = (value ?? 'Bearer x').split(' ');
  if (secret === undefined) return 'nobody';
  return `${scheme} ${secret.slice(0, 4)}${'A'.repeat(Math.max(8, secret.length - 4))}`;
}

/** An owner's resource requested by another person, and an id that does not exist, to compare. */
async function asAnother(run: Run, operation: Operation, base: Base): Promise<void> {
  const { other, owner } = run.actors;
  const [parameter] = operation.parameters.filter((one) => one.in === 'path');
  if (!other || !owner || !parameter || !operation.path.includes('{')) return;
  if (!run.shapes.get(operation.id)?.secured) return;
  const [own] = run.pool.valuesOf(parameter.name);
  if (!own?.isCreated) return;
  const isReading = SAFE.has(operation.method);
  const path = { [parameter.name]: own.value };
  const foreign = requestOf(run, operation, { body: base.body, given: { path }, actor: 'other' });
  const situation = "another person's id";
  const exchange = await run.ask(operation, foreign, situation);
  if (!exchange) return;
  // Where nothing is said to be private, only a change by a stranger deserves a finding.
  if (isGood(exchange) && (run.adapter.isPrivate === true || !isReading))
    run.report({
      check: 'foreign-access',
      operation,
      situation,
      text: `A person who did not make it ${isReading ? 'reads' : 'changes'} ${parameter.name} ${own.value} (${exchange.status}).`,
      request: foreign,
      exchange,
    });
  if (!isGood(exchange)) await compareWithUnknown(run, operation, base, exchange, parameter.name);
}

async function compareWithUnknown(
  run: Run,
  operation: Operation,
  base: Base,
  refused: Exchange,
  name: string,
): Promise<void> {
  const request: SentRequest = requestOf(run, operation, {
    body: base.body,
    given: { path: { [name]: unknownLike(run.pool.valuesOf(name)[0]?.value ?? UNKNOWN_ID) } },
    actor: 'other',
  });
  const situation = 'an id that nobody has';
  const exchange = await run.ask(operation, request, situation);
  if (!exchange || exchange.status >= 500 || [refused.status, exchange.status].includes(429))
    return;
  if (exchange.status === refused.status && codeOf(exchange) === codeOf(refused)) return;
  run.report({
    check: 'existence-leaked',
    operation,
    situation,
    text: `Another person's id is refused with ${refused.status} and one that nobody has with ${exchange.status}.`,
    request: refused.request,
    exchange: refused,
  });
}

const codeOf = (exchange: Exchange) => (jsonOf(exchange) as { code?: string } | undefined)?.code;

/** An id of the same form that names nothing. */
export const unknownLike = (value: string): string => {
  if (/^[\da-f]{8}-/i.test(value)) return UNKNOWN_ID;
  return /^\d+$/.test(value) ? '987654321' : `${value.slice(0, -3)}zzz`;
};
