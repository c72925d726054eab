import type { Operation } from '#contract/document/document.ts';
import { endsSession } from '../good-request.ts';
import { isGood, nameOf, type Run } from '../run.ts';

/** Credentials of an ended session open nothing any more. */
export async function checkEndedSessions(run: Run): Promise<void> {
  if (run.isSkipped('credentials-ignored')) return;
  const isSecured = ({ id }: Operation) => run.shapes.get(id)?.secured === true;
  const reader = run.operations.find(
    (one) => one.method === 'get' && isSecured(one) && isGood(run.bases.get(one.id)?.exchange),
  );
  const read = reader && run.bases.get(reader.id)?.exchange;
  for (const operation of run.operations.filter((one) => isSecured(one) && endsSession(one))) {
    const ended = run.bases.get(operation.id)?.exchange;
    if (!reader || !read || !isGood(ended)) continue;
    const signedIn = Object.keys(run.actors.owner ?? {}).flatMap((name) => {
      const value = ended.request.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const request = {
      ...read.request,
      headers: { ...read.request.headers, ...Object.fromEntries(signedIn) },
    };
    const situation = `credentials that ${nameOf(operation)} ended`;
    const exchange = await run.ask(reader, request, situation);
    if (isGood(exchange))
      run.report({
        check: 'credentials-ignored',
        operation,
        situation,
        text: `After ${nameOf(operation)} (${ended.status}) its credentials still open ${nameOf(reader)} (${exchange.status}).`,
        request,
        exchange,
      });
  }
}
