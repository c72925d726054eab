import type { Operation } from '../document/document.ts';
import { statusNames } from '../operations/operation.ts';
import type { Exchange } from './client.ts';

/** Why a documented answer was not seen. The list is closed, so that its growth shows. */
export type HoleReason =
  | 'needs a fault of the server'
  | 'needs load or limits'
  | 'needs a provider'
  | 'needs credentials'
  | 'no request led there';

/** What a run reached at one operation. */
export type OperationCoverage = {
  operation: string;
  requests: number;
  answers: Array<{ status: string; seen: number; reason?: HoleReason }>;
};

/** Counts requests and documented answers by operation. */
export function createCoverage(operations: readonly Operation[]) {
  const seen = new Map(operations.map(({ id }) => [id, new Map<string, number>()]));
  const requests = new Map<string, number>();
  const keywords = new Map<string, { valid: number; invalid: number }>();

  return {
    saw({ id, responses }: Operation, { status }: Pick<Exchange, 'status'>): void {
      requests.set(id, (requests.get(id) ?? 0) + 1);
      const names = new Set(responses.map((response) => response.status.toUpperCase()));
      const name = statusNames(status).find((one) => names.has(one.toUpperCase()));
      const counts = seen.get(id);
      if (name !== undefined)
        counts?.set(name.toUpperCase(), (counts.get(name.toUpperCase()) ?? 0) + 1);
    },
    hit(keyword: string, isValid: boolean): void {
      const counts = keywords.get(keyword) ?? { valid: 0, invalid: 0 };
      counts[isValid ? 'valid' : 'invalid'] += 1;
      keywords.set(keyword, counts);
    },
    /** How often each keyword of an input's schema was hit both ways. */
    keywords: () => [...keywords].map(([keyword, counts]) => ({ keyword, ...counts })),
    ofOperations: (): OperationCoverage[] =>
      operations.map((operation) => ({
        operation: `${operation.method.toUpperCase()} ${operation.path}`,
        requests: requests.get(operation.id) ?? 0,
        answers: operation.responses.map(({ status }) => {
          const count = seen.get(operation.id)?.get(status.toUpperCase()) ?? 0;
          return {
            status,
            seen: count,
            ...(count === 0 && { reason: reasonOf(status, requests.get(operation.id) ?? 0) }),
          };
        }),
      })),
  };
}

export type Coverage = ReturnType<typeof createCoverage>;

function reasonOf(status: string, requests: number): HoleReason {
  if (requests === 0) return 'needs credentials';
  if (status === '429') return 'needs load or limits';
  if (status === '502' || status === '504') return 'needs a provider';
  if (/^5|^default$/i.test(status)) return 'needs a fault of the server';
  return 'no request led there';
}
