import type { AxiosResponse } from 'axios';
import { operations } from '#contract/generated/operations.ts';

type Checkable = {
  safeParse: (value: unknown) =>
    | { success: true }
    | {
        success: false;
        error: { issues: ReadonlyArray<{ path: readonly PropertyKey[]; message: string }> };
      };
};

/** One row of the generated table, as far as checking needs it. */
export type CheckedOperation = {
  method: string;
  path: string;
  responses: Readonly<Record<number, { schema: unknown }>>;
};

/** An answer that is not what the contract says. Development and tests only. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/** Says what is wrong with an answer, naming operation and field; undefined when nothing is. */
export function findViolation(
  table: Readonly<Record<string, CheckedOperation>>,
  answer: { method: string; url: string; status: number; data: unknown },
): string | undefined {
  const path = new URL(answer.url, 'http://localhost').pathname;
  const found = match(table, answer.method.toLowerCase(), path);
  if (!found) {
    return path.startsWith('/api/')
      ? `${answer.method.toUpperCase()} ${path} is not in the contract`
      : undefined;
  }
  const [operationId, { responses }] = found;
  if (!(answer.status in responses))
    return `${operationId} answered ${answer.status}, which the contract does not list`;
  const schema = responses[answer.status]?.schema as Checkable | undefined;
  const isOpaque = answer.data instanceof Blob || answer.data instanceof ReadableStream;
  if (!schema || isOpaque) return undefined;
  const result = schema.safeParse(answer.data);
  if (result.success) return undefined;
  const faults = result.error.issues
    .slice(0, 5)
    .map(({ path: at, message }) => `${at.map(String).join('.') || '(body)'}: ${message}`);
  return `${operationId} ${answer.status}: ${faults.join('; ')}`;
}

/** Axios' interceptor: rejects an answer that breaks the contract. */
export function checkResponse(response: AxiosResponse): AxiosResponse {
  const { method = 'get', url = '' } = response.config;
  const { status, data } = response;
  const violation = findViolation(operations, { method, url, status, data: data as unknown });
  if (violation) throw new ContractViolation(violation);
  return response;
}

function match(
  table: Readonly<Record<string, CheckedOperation>>,
  method: string,
  path: string,
): [string, CheckedOperation] | undefined {
  const parts = path.split('/');
  let best: [string, CheckedOperation] | undefined;
  for (const [operationId, operation] of Object.entries(table)) {
    if (operation.method.toLowerCase() !== method) continue;
    const pattern = operation.path.split('/');
    if (pattern.length !== parts.length) continue;
    if (!pattern.every((part, index) => part.startsWith('{') || part === parts[index])) continue;
    // Concrete paths come before templated ones.
    if (!best || !operation.path.includes('{')) best = [operationId, operation];
  }
  return best;
}
