import {
  operationsOf,
  type ContractDocument,
  type Operation,
} from '#contract/document/document.ts';
import { createRoutes, type Matched } from '#contract/requests/routes.ts';

/** What an address is to the contract. */
export type Place =
  | ({ kind: 'operation'; operation: Operation } & Matched)
  /** The address is documented with other methods. */
  | { kind: 'method'; operation: Operation; allow: string }
  /** Among the documented addresses, and none of them. */
  | { kind: 'unknown'; operation: Operation }
  /** Pages, images and whatever else a server has besides its interface for programs. */
  | { kind: 'outside' };

const IDS = /^(?:\d+|[\da-f]{8}-[\da-f-]{27}|[\w-]{20,})$/i;

/** Finds what an address is to the contract. */
export function createAddresses(document: ContractDocument) {
  const operations = operationsOf(document);
  const route = createRoutes(operations);
  const prefixes = ['', ...serverPaths(document)];
  const shared = sharedSegments(operations.map(({ path }) => path));

  return (method: string, pathname: string): Place => {
    const tried = prefixes
      .filter((prefix) => pathname.startsWith(`${prefix}/`))
      .map((prefix) => pathname.slice(prefix.length));
    for (const address of tried) {
      const found = route(method, address);
      if (!found) continue;
      if ('operation' in found) return { kind: 'operation', ...found };
      return { kind: 'method', operation: stranger(method, address), allow: found.allow };
    }
    const address = tried.find((one) => isWithin(one, shared));
    if (address === undefined) return { kind: 'outside' };
    return { kind: 'unknown', operation: stranger(method, address) };
  };
}

/** Paths of the documented servers, which a client may put before an operation's own. */
function serverPaths(document: ContractDocument): string[] {
  const { servers = [] } = document as { servers?: Array<{ url?: string }> };
  return servers
    .map(({ url = '' }) => URL.parse(url, 'http://server')?.pathname.replace(/\/$/, '') ?? '')
    .filter((path) => path !== '');
}

/** Segments that every documented path begins with. */
function sharedSegments(paths: readonly string[]): string[] {
  const [first = '', ...others] = paths.map((path) => path.split('/').slice(1, -1));
  const segments: string[] = [];
  for (const [at, segment] of [...first].entries()) {
    const isShared = !segment.startsWith('{') && others.every((other) => other[at] === segment);
    if (!isShared) break;
    segments.push(segment);
  }
  return segments;
}

const isWithin = (address: string, shared: readonly string[]): boolean =>
  shared.every((segment, at) => address.split('/')[at + 1] === segment);

/** An operation that the contract does not have, so that what it is asked can be told. Ids in its path are left out. */
function stranger(method: string, address: string): Operation {
  const path = address
    .split('/')
    .map((segment) => (IDS.test(segment) ? '{…}' : segment.slice(0, 40)))
    .join('/');
  return {
    id: '',
    path,
    method: method.toLowerCase() as Operation['method'],
    object: { operationId: '', tags: [''], responses: {} },
    parameters: [],
    responses: [],
  };
}
