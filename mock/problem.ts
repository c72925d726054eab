import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { Problem } from '#contract/generated/schemas.ts';
import { acceptedLanguage } from '#contract/read/accept-language.ts';
import { problemBodyOf, type ProblemTexts } from '#contract/problems/problem-body.ts';
import { PROBLEM_STATUS, type ProblemCode } from '#contract/problems/problem-codes.ts';
import { createTexts } from '#contract/problems/texts.ts';
import { FALLBACK_LANGUAGE } from '#core/language/languages.ts';
import type { ChoiceError } from './choice.ts';

/** The server's catalogues, read as data, so that a refusal says the same in the same language. */
const LOCALES = join(import.meta.dirname, '../server/locales');
export const texts = createTexts(LOCALES);

/** Node keeps random bytes ready for UUIDs alone; asking the system for each answer showed in the load. */
export const newRequestId = () => `req_${randomUUID().replaceAll('-', '').slice(-16)}`;

type Options = ProblemTexts & { headers?: Record<string, string> };

/** A refusal with the status, code, fields and texts that the reference server gives it. */
export function refuse(
  c: Context,
  code: ProblemCode,
  options: Options = {},
  instance: string = new URL(c.req.url).pathname,
): Response {
  const locale = acceptedLanguage(c.req.header('accept-language')) ?? FALLBACK_LANGUAGE;
  const requestId = newRequestId();
  const status = PROBLEM_STATUS[code];
  const body = problemBodyOf(texts, { code, status, options }, { locale, instance, requestId });
  return send(status, body, { 'Content-Language': locale, ...options.headers });
}

/**
 * Answer to an unreadable or undocumented choice: a mistake in using the mock, so in English and with a
 * code that no operation has.
 */
export function refuseChoice(c: Context, error: ChoiceError): Response {
  const code = 'invalid_mock_choice';
  return send(400, {
    type: `/problems/${code}`,
    title: 'The mock cannot do this',
    status: 400,
    instance: c.req.path,
    message: error.message,
    code,
    errors: error.errors.map((one) => ({ message: error.message, ...one })),
    requestId: newRequestId(),
  });
}

function send(status: number, body: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Request-Id': body.requestId,
      ...headers,
    },
  });
}
