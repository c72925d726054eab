import type { Problem } from '#contract/generated/schemas.ts';
import type { FieldError as AnyFieldError } from '#contract/problems/field-errors.ts';
import { problemBodyOf, type ProblemTexts } from '#contract/problems/problem-body.ts';
import { PROBLEM_STATUS, type ProblemCode } from '#contract/problems/problem-codes.ts';
import type { TextKey } from './text/text-key.ts';
import { texts } from './text/texts.ts';

export type FieldError<Code extends string = string> = AnyFieldError & {
  code: Code;
  text?: TextKey;
};

export type ProblemOptions = ProblemTexts & {
  text?: TextKey;
  title?: TextKey;
  errors?: readonly FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
};

/** A documented refusal. Thrown by handlers and services, turned into an answer at the edge. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly options: ProblemOptions;
  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = PROBLEM_STATUS[code];
    this.options = options;
  }
}

/** `throw problem('not_found')`: the documented refusal with this code. */
export function problem(code: ProblemCode, options?: ProblemOptions): ProblemError {
  return new ProblemError(code, options);
}

/** `throw invalid([{ field: 'email', code: 'required' }])`: 422 with the fields at fault. */
export function invalid(errors: readonly FieldError[]): ProblemError {
  return new ProblemError('validation_failed', { errors });
}

/** The body of a problem in the person's language. `instance` is the path without its query. */
export function problemBody(
  error: ProblemError,
  about: { locale: string; instance: string; requestId: string },
): Problem {
  return problemBodyOf(texts, error, about);
}
