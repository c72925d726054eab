import type { FieldProblem, Problem } from '../generated/schemas/common.ts';
import type { PROBLEM_STATUS } from '../problems/problem-codes.ts';

/** A code of the contract, of this client, or one that a later version of the contract adds. */
export type ErrorCode = keyof typeof PROBLEM_STATUS | ClientCode | (string & {});

/**
 * Failures without a problem of the server. `unreachable`: no answer came. `timeout`: none in time. `stream_broken`: a
 * stream ended before its last event. `unreadable_answer`: what came is not what the contract says.
 */
export type ClientCode = 'unreachable' | 'timeout' | 'stream_broken' | 'unreadable_answer';

type Parts = { code: ErrorCode; status?: number; problem?: Problem; cause?: unknown };

/** Every failed request rejects with this, except one that its caller aborted. */
export class PromptwellError extends Error {
  override readonly name = 'PromptwellError';
  /** Stable and for machines: `quota_exceeded`, `unreachable`. */
  readonly code: ErrorCode;
  /** The HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  /** What the server sent, with what belongs to its code (`planCode`, `quote`, `emailMasked`). */
  readonly problem: Problem | undefined;

  constructor(message: string, { code, status, problem, cause }: Parts) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.problem = problem;
  }

  /** The error of a problem, such as the one that a stream's `failed` event carries. */
  static of(problem: Problem): PromptwellError {
    const { message, code, status } = problem;
    return new PromptwellError(message, { code, status, problem });
  }

  /** The fields at fault, in the order of the request. */
  get fieldErrors(): readonly FieldProblem[] {
    return this.problem?.errors ?? [];
  }

  /** The id by which the server's log knows the request. */
  get requestId(): string | undefined {
    return this.problem?.requestId;
  }

  /** Seconds to wait before another try. */
  get retryAfter(): number | undefined {
    return this.problem?.retryAfter;
  }

  /** The message for a field, where the server named it. */
  messageOf(field: string): string | undefined {
    return this.fieldErrors.find((error) => error.field === field)?.message;
  }
}

/** The error of an answer that is no success. */
export async function errorOf(response: Response): Promise<PromptwellError> {
  const { status, statusText } = response;
  const text = await response.text().catch(() => '');
  const problem = problemIn(text);
  if (problem) return PromptwellError.of({ ...problem, status });
  return new PromptwellError(`The server answered ${`${status} ${statusText}`.trim()}`, {
    code: 'unreadable_answer',
    status,
  });
}

function problemIn(text: string): Problem | undefined {
  try {
    const value = JSON.parse(text) as Partial<Problem> | null;
    const isProblem = typeof value?.message === 'string' && typeof value.code === 'string';
    return isProblem ? (value as Problem) : undefined;
  } catch {
    return undefined;
  }
}

/** Rethrows what the caller aborted as it is; all else becomes a `PromptwellError`. */
export function unanswered(
  cause: unknown,
  code: ClientCode,
  signals: ReadonlyArray<AbortSignal | undefined>,
): never {
  if (signals.some((signal) => signal?.aborted) || cause instanceof PromptwellError) throw cause;
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const message = cause instanceof Error ? cause.message : String(cause);
  throw new PromptwellError(message, { code: isTimeout ? 'timeout' : code, cause });
}
