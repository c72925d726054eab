import { PROBLEM_STATUS, type ProblemCode } from './problem-codes.ts';
import { findText, text, type TextParams } from './texts.ts';

/** One field at fault. `text` names a sentence (`ns:key`); without it `problems:fields.<code in camelCase>` is said. */
export type FieldFault = { field: string; code: string; text?: string; params?: TextParams };

export type ProblemOptions = {
  /** Names the sentence for the person (`ns:key`) where the code's own does not fit. */
  text?: string;
  title?: string;
  params?: TextParams;
  errors?: FieldFault[];
  /** Seconds; sent as `Retry-After` too. */
  retryAfter?: number;
  planCode?: string;
  headers?: Record<string, string>;
  cause?: unknown;
};

export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  instance: string;
  message: string;
  code: string;
  errors?: { field: string; code: string; message: string }[];
  requestId: string;
  retryAfter?: number;
  planCode?: string;
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
export function invalid(errors: FieldFault[]): ProblemError {
  return new ProblemError('validation_failed', { errors });
}

/** The body of a problem in the person's language. `instance` is the path without its query. */
export function problemBody(
  error: ProblemError,
  about: { locale: string; instance: string; requestId: string },
): ProblemBody {
  const { code, status, options } = error;
  const { locale } = about;
  const params = { ...options.params };
  if (options.retryAfter !== undefined) params['wait'] ??= waitText(locale, options.retryAfter);
  return {
    type: `/problems/${code}`,
    title: text(locale, options.title ?? `problems:${code}.title`),
    status,
    instance: about.instance.slice(0, 2000),
    message: text(locale, options.text ?? `problems:${code}.message`, params),
    code,
    ...(options.errors && {
      errors: options.errors.slice(0, 200).map((fault) => ({
        field: fault.field.slice(0, 200),
        code: fault.code,
        message: fieldMessage(locale, fault),
      })),
    }),
    requestId: about.requestId,
    ...(options.retryAfter !== undefined && { retryAfter: options.retryAfter }),
    ...(options.planCode !== undefined && { planCode: options.planCode }),
  };
}

function fieldMessage(locale: string, fault: FieldFault): string {
  const own = fault.text ? findText(locale, fault.text, fault.params) : undefined;
  return (
    own ??
    findText(locale, `problems:fields.${camelCase(fault.code)}`, fault.params) ??
    text(locale, 'problems:fields.invalidValue')
  );
}

/** The catalogues' keys are camelCase, and `too_many` would be read as a plural form there. */
export function camelCase(code: string): string {
  return code.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function waitText(locale: string, seconds: number): string {
  return seconds < 90
    ? text(locale, 'problems:seconds', { count: seconds })
    : text(locale, 'problems:minutes', { count: Math.ceil(seconds / 60) });
}
