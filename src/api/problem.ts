import type { Problem } from '#src/generated/api/endpoints.schemas.ts';
import type { AxiosError } from 'axios';

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function responseOf(error: unknown): Record<string, unknown> | undefined {
  return record(record(error)?.['response']);
}

/** The problem that the server sent, or undefined when it sent none. */
export function problemOf(error: unknown): Problem | undefined {
  const data = record(responseOf(error)?.['data']) ?? record(record(error)?.['problem']);
  if (!data || !text(data['message']) || !text(data['code'])) return undefined;
  return data as unknown as Problem;
}

/**
 * What a toast says (specification §8): the server's response data message, else the response
 * message, else the error's own message.
 */
export function messageOf(error: unknown): string {
  const response = responseOf(error);
  return (
    text(record(response?.['data'])?.['message']) ??
    text(response?.['message']) ??
    text(record(error)?.['message']) ??
    text(error) ??
    ''
  );
}

/** The HTTP status of the answer, or undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  const status = responseOf(error)?.['status'];
  return typeof status === 'number' ? status : undefined;
}

/** The machine-readable code of the problem, as in `quota_exceeded`. */
export function codeOf(error: unknown): string | undefined {
  return problemOf(error)?.code;
}

/** The id by which the server's log knows the request. */
export function requestIdOf(error: unknown): string | undefined {
  return problemOf(error)?.requestId ?? text(headerOf(error, 'x-request-id'));
}

/** Messages by field, the first of each; for a form's fields. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  const errors = problemOf(error)?.errors;
  for (const { field, message } of Array.isArray(errors) ? errors : []) found[field] ??= message;
  return found;
}

/** Seconds to wait before another try: the problem's own, else the Retry-After header. */
export function retryAfterOf(error: unknown, now: Date = new Date()): number | undefined {
  const own = problemOf(error)?.retryAfter;
  if (typeof own === 'number' && own > 0) return own;
  const header = headerOf(error, 'retry-after');
  if (header === undefined) return undefined;
  const seconds = /^\d+$/u.test(header)
    ? Number(header)
    : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** True when the caller itself called the request off. */
export function isAborted(error: unknown): boolean {
  const { code, name } = record(error) ?? {};
  return code === 'ERR_CANCELED' || name === 'AbortError' || name === 'CanceledError';
}

/** True when no answer came: offline, time-out, connection cut. */
export function isUnanswered(error: unknown): boolean {
  if (isAborted(error) || responseOf(error)) return false;
  return record(error)?.['isAxiosError'] === true;
}

/** True where the same request may pass later: no answer, a server that failed or is busy, too many requests. */
export function mayPassLater(error: unknown): boolean {
  const status = statusOf(error);
  return isUnanswered(error) || status === 429 || (status !== undefined && status >= 500);
}

/** True for a failure of a request, answered or not; false for a fault of the program. */
export function isRequestError(error: unknown): boolean {
  return statusOf(error) !== undefined || isUnanswered(error);
}

function headerOf(error: unknown, name: string): string | undefined {
  const headers = record(responseOf(error)?.['headers']);
  const get = headers?.['get'];
  const value: unknown =
    typeof get === 'function' ? (get.call(headers, name) as unknown) : headers?.[name];
  return text(value);
}

/** How generated code types what a call rejects with; Orval finds it by name in the mutators. */
export type ApiError<E> = AxiosError<E>;
