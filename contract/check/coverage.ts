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

/** What was sent of one keyword at one place of an operation's input. */
export type InputCoverage = {
  /** `?limit`, or `body.variables.name`. */
  input: string;
  keyword: string;
  valid: number;
  invalid: number;
  /** Whether it can be met, and broken, with one change to a good request. */
  possible: { valid: boolean; invalid: boolean };
};

/** What a run reached at one operation. */
export type OperationCoverage = {
  operation: string;
  requests: number;
  inputs: InputCoverage[];
  answers: Array<{ status: string; seen: number; reason?: HoleReason }>;
};

/** A change to one place of an input. */
export type ChangedInput = { input: string; keyword: string; isValid: boolean };

/** Whether an input was met and broken, as far as it can be. */
export const isWhole = ({ valid, invalid, possible }: InputCoverage): boolean =>
  (valid > 0 || !possible.valid) && (invalid > 0 || !possible.invalid);

/** Counts requests and documented answers by operation. */
export function createCoverage(operations: readonly Operation[]) {
  const seen = new Map(operations.map(({ id }) => [id, new Map<string, number>()]));
  const requests = new Map<string, number>();
  const inputs = new Map<string, Map<string, InputCoverage>>();
  const inputOf = (operation: Operation, input: string, keyword: string): InputCoverage => {
    const own = inputs.get(operation.id) ?? new Map<string, InputCoverage>();
    const key = `${input} ${keyword}`;
    const possible = { valid: false, invalid: false };
    const found = own.get(key) ?? { input, keyword, valid: 0, invalid: 0, possible };
    inputs.set(operation.id, own.set(key, found));
    return found;
  };

  return {
    saw({ id, responses }: Operation, { status }: Pick<Exchange, 'status'>): void {
      requests.set(id, (requests.get(id) ?? 0) + 1);
      const names = new Set(responses.map((response) => response.status.toUpperCase()));
      const name = statusNames(status).find((one) => names.has(one.toUpperCase()));
      const counts = seen.get(id);
      if (name !== undefined)
        counts?.set(name.toUpperCase(), (counts.get(name.toUpperCase()) ?? 0) + 1);
    },
    /** Notes a change that could be sent. */
    plan(operation: Operation, { input, keyword, isValid }: ChangedInput): void {
      inputOf(operation, input, keyword).possible[isValid ? 'valid' : 'invalid'] = true;
    },
    /** Counts a change that was sent. */
    hit(operation: Operation, { input, keyword, isValid }: ChangedInput): void {
      inputOf(operation, input, keyword)[isValid ? 'valid' : 'invalid'] += 1;
    },
    /** How often each keyword of an input's schema was hit both ways. */
    keywords: () => {
      const all = [...inputs.values()].flatMap((own) => [...own.values()]);
      const sum = (list: InputCoverage[], way: 'valid' | 'invalid') =>
        list.reduce((total, one) => total + one[way], 0);
      return [...Map.groupBy(all, ({ keyword }) => keyword)].map(([keyword, list]) => ({
        keyword,
        valid: sum(list, 'valid'),
        invalid: sum(list, 'invalid'),
      }));
    },
    ofOperations: (): OperationCoverage[] =>
      operations.map((operation) => ({
        operation: `${operation.method.toUpperCase()} ${operation.path}`,
        requests: requests.get(operation.id) ?? 0,
        inputs: [...(inputs.get(operation.id)?.values() ?? [])],
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
