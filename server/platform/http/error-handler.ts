import type { Problem } from '#contract/generated/schemas.ts';
import type { ErrorHandler } from 'hono';
import { Refusal } from '#contract/problems/refusal.ts';
import { checkProblem, ContractViolation } from '../contract/check-answer.ts';
import { isDatabaseUnavailable } from '../database/db-errors.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import type { Log } from '../log.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { problem, problemBody, ProblemError, type ProblemOptions } from '../problems.ts';

/** What a thrown thing is to the caller; everything that is not documented is the one 500. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof Refusal) return problem(error.code, error.options as ProblemOptions);
  if (isDatabaseUnavailable(error)) return problem('unavailable', { retryAfter: 5, cause: error });
  if (error instanceof PaymentsUnavailable)
    return problem('payments_unavailable', { retryAfter: 30, cause: error });
  return problem('internal_error', { cause: error });
}

export function problemResponse(c: AppContext, error: ProblemError): Response {
  const { headers, body } = problemParts(c, error);
  const sent = c.req.method === 'HEAD' ? null : JSON.stringify(body);
  return new Response(sent, { status: error.status, headers });
}

function problemParts(c: AppContext, error: ProblemError): { headers: Headers; body: Problem } {
  const body = problemBody(error, c.get('context'));
  const headers = new Headers(error.options.headers);
  headers.set('Content-Type', 'application/problem+json; charset=utf-8');
  // HTTP wants it of every 401, a refused password's included.
  if (error.status === 401) headers.set('WWW-Authenticate', 'Bearer');
  if (error.options.retryAfter !== undefined)
    headers.set('Retry-After', String(error.options.retryAfter));
  return { headers, body };
}

/** What is wrong with a problem by the contract of the operation that it answers. */
function violationOf(c: AppContext, error: ProblemError): ContractViolation | undefined {
  const { operation } = c.get('context');
  if (!operation) return undefined;
  const { headers, body } = problemParts(c, error);
  try {
    checkProblem(operation, body, headers);
  } catch (violation) {
    if (violation instanceof ContractViolation) return violation;
    throw violation;
  }
  return undefined;
}

/**
 * Error handler of the app: every error leaves the server as a problem of the contract. In development
 * and tests (`check`) thrown problems are checked against the contract like answers, and a violation
 * names its operation and field.
 */
export function errorHandler(log: Log, check: boolean): ErrorHandler<AppEnv> {
  return (thrown, c) => {
    const error = toProblem(thrown);
    const left = error.code === 'unavailable' && c.req.raw.signal.aborted;
    if (UPSTREAM.has(error.code)) logUpstream(log, error, c);
    else if (error.status >= 500 && !left) logError(log, thrown, c);
    const violation =
      thrown instanceof ContractViolation ? thrown : check ? violationOf(c, error) : undefined;
    if (check && violation)
      return problemResponse(
        c,
        problem('internal_error', {
          errors: [{ field: violation.message.slice(0, 200), code: 'contract_violation' }],
        }),
      );
    return problemResponse(c, error);
  };
}

/** Upstream errors: logged as warnings without a stack, since nothing failed in this server. */
const UPSTREAM: ReadonlySet<string> = new Set(['model_unavailable', 'payments_unavailable']);

function logUpstream(log: Log, { code, cause }: ProblemError, c: AppContext): void {
  const { requestId, route } = c.get('context');
  const reason = cause instanceof Error ? cause.message : undefined;
  log.warn({ requestId, route, code, reason }, 'service unavailable');
}

export function logError(log: Log, error: unknown, c: AppContext): void {
  const { requestId, route } = c.get('context');
  log.error({ requestId, route, err: error }, 'request failed');
}
