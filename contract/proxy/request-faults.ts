import { step, type Mismatch } from '#contract/checker/schemas.ts';
import type { AnswerFault, CheckId } from '#contract/check/checks.ts';
import type { ContractDocument, Operation } from '#contract/document/document.ts';
import {
  createRequestReader,
  type Incoming,
  type RefusalKind,
} from '#contract/requests/request-reader.ts';
import type { Place } from './addresses.ts';

/** What is wrong with a request, and with an answer that takes it all the same. */
export type RequestFaults = { faults: AnswerFault[]; ifTaken: AnswerFault[] };

const TAKEN: Readonly<Record<RefusalKind, CheckId>> = {
  unauthenticated: 'credentials-ignored',
  unknownId: 'unknown-id-answered',
  invalid: 'invalid-accepted',
  malformed: 'malformed-accepted',
  mediaType: 'media-type-accepted',
  tooLarge: 'limit-ignored',
  forbidden: 'role-ignored',
};
const NONE: RequestFaults = { faults: [], ifTaken: [] };

/** Holds requests to a contract. */
export function createRequestFaults(document: ContractDocument, mismatch: Mismatch) {
  const reader = createRequestReader(document, mismatch);
  type Scheme = { in?: string; name?: string };
  const keysInQuery = Object.values(document.components?.['securitySchemes'] ?? {})
    .map((scheme) => scheme as Scheme)
    .flatMap((scheme) => (scheme.in === 'query' && scheme.name ? [scheme.name] : []));

  /** Names in a query that the operation does not have. */
  function unknownParameters(operation: Operation, query: URLSearchParams): string[] {
    const names = [...new Set(query.keys())].filter((name) => !keysInQuery.includes(name));
    return names.filter((name) => !reader.isKnown(operation, name));
  }

  function ofOperation(operation: Operation, incoming: Incoming, isRead: boolean): RequestFaults {
    const at = `/paths/${step(operation.path)}/${operation.method}`;
    const faults: AnswerFault[] = unknownParameters(operation, incoming.query).map((name) => ({
      check: 'request-parameter-unknown',
      text: `The query has ${name.slice(0, 60)}, which is not documented`,
      pointer: at,
    }));
    const ifTaken: AnswerFault[] = [];
    if (!reader.isSignedIn(operation, incoming)) {
      const text = 'The request has no credentials';
      faults.push({ check: 'request-credentials', text, pointer: at });
      ifTaken.push({
        check: 'credentials-ignored',
        text: 'A request without credentials is answered',
        pointer: at,
      });
    }
    const said = reader.readInput(operation, incoming);
    if ('refused' in said && (isRead || !said.why.startsWith('the body'))) {
      const { refused, why, pointer } = said;
      faults.push({ check: checkOf(refused, why), text: why, pointer });
      ifTaken.push({ check: TAKEN[refused], text: `Taken, although ${why}`, pointer });
    }
    return { faults, ifTaken };
  }

  /** `isRead` tells whether the body of `incoming` is the whole one. */
  return (place: Place, incoming: Incoming, isRead: boolean): RequestFaults => {
    if (place.kind === 'outside') return NONE;
    if (place.kind === 'operation') return ofOperation(place.operation, incoming, isRead);
    const { method, path } = place.operation;
    const name = `${method.toUpperCase()} ${path}`;
    const has = place.kind === 'method' ? `; the address has ${place.allow}` : '';
    const text = `${name} is not in the contract${has}`;
    return {
      faults: [{ check: 'address-undocumented', text, pointer: '/paths' }],
      ifTaken:
        place.kind === 'method'
          ? [{ check: 'method-taken', text: `${name} is answered`, pointer: '/paths' }]
          : [],
    };
  };
}

function checkOf(refused: RefusalKind, why: string): CheckId {
  if (refused === 'mediaType') return 'request-media-type';
  const isBody = why.startsWith('the body') || refused === 'malformed' || refused === 'tooLarge';
  return isBody ? 'request-body' : 'request-parameter';
}
