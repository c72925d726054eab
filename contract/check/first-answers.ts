import { AdapterError } from './adapter.ts';
import { UnreachableError } from '../sources/contract-files.ts';
import type { Exchange } from './client.ts';
import { isSignedInBy, type Run } from './run.ts';

/** Fewer answers could be the fault of the operations themselves. */
const FEWEST = 3;

const mediaOf = ({ headers }: Exchange): string =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Ends a run whose first answers show that it would say the same of every operation: a wrong address, or
 * credentials that are none. @throws UnreachableError, AdapterError
 */
export function readFirstAnswers(run: Run, url: string): void {
  const answered = run.operations.flatMap((operation) => {
    const exchange = run.bases.get(operation.id)?.exchange;
    return exchange ? [{ operation, exchange }] : [];
  });
  if (answered.length < FEWEST) return;
  const isPage = answered.every(
    ({ operation, exchange }) =>
      mediaOf(exchange) === 'text/html' &&
      !operation.responses.some(({ object }) => 'text/html' in (object.content ?? {})),
  );
  const isNowhere = answered.every(({ exchange }) => exchange.status === 404);
  if (isPage || isNowhere)
    throw new UnreachableError(
      `The contract is not served at ${url}: ${isPage ? 'an HTML page' : '404'} came for each of ${answered.length} operations.
--url is what the contract's paths follow, such as ${answered[0]?.operation.path}.${serversText(run)}`,
    );
  const { owner } = run.actors;
  const signedIn = answered.filter(
    ({ operation, exchange }) =>
      run.shapes.get(operation.id)?.secured === true && isSignedInBy(owner, exchange.request),
  );
  if (signedIn.length < FEWEST || signedIn.some(({ exchange }) => exchange.status !== 401)) return;
  throw new AdapterError(
    `The server refuses the credentials of this run: 401 came for each of ${signedIn.length} operations that want some.
Is the token right, does it still hold, and is it one of this server?`,
  );
}

/** Where the contract says that it is served. */
function serversText({ document }: Run): string {
  const { servers = [] } = document as { servers?: Array<{ url: string }> };
  const urls = servers.map(({ url }) => url).filter((url) => url !== '/');
  return urls.length === 0 ? '' : `\nThe contract itself names ${urls.slice(0, 3).join(', ')}.`;
}
