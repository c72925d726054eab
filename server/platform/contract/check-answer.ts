import { safeParse } from 'zod/v4/core';
import { fieldErrors } from '#contract/problems/field-errors.ts';
import type { OperationSpec } from '#contract/operations/operation.ts';
import type { Problem } from '#contract/generated/schemas.ts';

/** The server broke its own contract. Shown in development and tests only. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/** @throws ContractViolation naming operation and field when the contract does not know the answer. */
export function checkAnswer(
  operation: OperationSpec,
  answer: { status: number; body?: unknown },
): void {
  const { operationId } = operation;
  const spec = operation.responses[answer.status];
  if (!spec)
    throw new ContractViolation(`${operationId}: status ${answer.status} is not documented`);
  if (!spec.schema || answer.body === undefined) return;
  const result = safeParse(spec.schema, answer.body);
  if (result.success) return;
  const [fault] = fieldErrors(result.error.issues, answer.body);
  throw new ContractViolation(
    `${operationId} ${answer.status}: body.${fault?.field ?? ''} ${fault?.code ?? 'does not fit'} (${result.error.issues[0]?.message ?? ''})`,
  );
}

/** Headers that the contract's introduction documents for every answer; operations declare the others. */
const EVERYWHERE = new Set(['connection', 'content-type', 'cache-control', 'x-accel-buffering']);

/** @throws ContractViolation for a header that the operation does not declare. */
export function checkHeaders(operation: OperationSpec, status: number, headers: Headers): void {
  const declared = operation.responses[status]?.headers ?? [];
  for (const name of headers.keys())
    if (!EVERYWHERE.has(name) && !declared.includes(name))
      throw new ContractViolation(
        `${operation.operationId} ${status}: header ${name} is not documented`,
      );
}

/**
 * Holds a thrown problem to its operation as a returned answer is: status, codes, body, headers.
 * @throws ContractViolation
 */
export function checkProblem(operation: OperationSpec, body: Problem, headers: Headers): void {
  const { operationId, codes, fieldCodes } = operation;
  const { status, code, errors = [] } = body;
  checkAnswer(operation, { status, body });
  checkHeaders(operation, status, headers);
  if (!codes[status]?.includes(code))
    throw new ContractViolation(`${operationId} ${status}: code ${code} is not documented`);
  const unknown = errors.find((fault) => !fieldCodes.includes(fault.code));
  if (unknown)
    throw new ContractViolation(
      `${operationId} ${status}: code ${unknown.code} of ${unknown.field} is not documented`,
    );
}
