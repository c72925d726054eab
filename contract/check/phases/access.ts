import type { Operation } from '#contract/document/document.ts';
import { writeParameter } from '#contract/requests/write-parameter.ts';
import type { SentRequest } from '../client.ts';
import { partOf, withoutCredentials } from '../good-request.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { madeUp } from '../samples/make-up.ts';
import { eachOf } from './each.ts';
import { checkEndedSessions } from './ended-sessions.ts';
import { checkForeignIds } from './foreign-ids.ts';
import { checkListOwners } from './list-owners.ts';

/** No credentials, broken ones, another person's: at every operation that asks for some. */
export async function checkAccess(run: Run): Promise<void> {
  await eachOf(run.operations, async (operation) => {
    const base = run.bases.get(operation.id);
    if (!base) return;
    if (run.shapes.get(operation.id)?.secured) await withBadCredentials(run, operation, base);
  });
  await checkEndedSessions(run);
  await checkListOwners(run, await checkForeignIds(run));
}

async function withBadCredentials(
  run: Run,
  operation: Operation,
  { request }: Base,
): Promise<void> {
  const own = Object.keys(run.actors.owner ?? { authorization: '' });
  const { headers: stripped } = withoutCredentials(run, request);
  const broken = Object.fromEntries(own.map((name) => [name, brokenOf(request.headers[name])]));
  const whole = withEveryQuery(run, operation, request);
  const tries: Array<[string, SentRequest]> = [
    ['no credentials', { ...request, headers: stripped }],
    ...(whole === request.path
      ? []
      : [
          [
            'no credentials and every parameter',
            { ...request, path: whole, headers: stripped },
          ] as [string, SentRequest],
        ]),
    ['credentials that are none', { ...request, headers: { ...stripped, ...broken } }],
  ];
  for (const [situation, changed] of run.isSkipped('credentials-ignored')
    ? tries.slice(0, -1)
    : tries) {
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

/** The path of a read with each query parameter that it may have; a filter may lead to other code. */
function withEveryQuery(run: Run, operation: Operation, { method, path }: SentRequest): string {
  const [address = '', text = ''] = path.split('?');
  const query = new URLSearchParams(text);
  const optional = operation.parameters.filter((one) => one.in === 'query' && !query.has(one.name));
  if (method !== 'GET' || optional.length === 0) return path;
  const random = run.random(`every parameter ${operation.id}`);
  const { document, checker } = run;
  const written = optional.flatMap((one) => {
    const value = madeUp(document, partOf(run, operation, one), random, checker.mismatch);
    return writeParameter(document, operation, one, value) ?? [];
  });
  return `${address}?${[text, ...written].filter((part) => part !== '').join('&')}`;
}

/** A credential of the same scheme and form that belongs to no account; our mock refuses what ends like it. */
function brokenOf(value: string | undefined): string {
  const [scheme = 'Bearer', secret] = (value ?? 'Bearer x').split(' ');
  if (secret === undefined) return 'nobody';
  return `${scheme} ${secret.slice(0, 4)}${'A'.repeat(Math.max(8, secret.length - 4))}`;
}
