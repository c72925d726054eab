import type { Problem } from '../generated/schemas.ts';
import { camelCase, type FieldError } from './field-errors.ts';
import type { TextParams, Texts } from './texts.ts';

/** Members of a problem beyond its code and status, and the names of its texts. */
export type ProblemTexts = Pick<Problem, 'planCode' | 'emailMasked' | 'quote' | 'retryAfter'> & {
  /** Names the sentence for the person (`ns:key`) where the code's own does not fit. */
  text?: string;
  title?: string;
  params?: TextParams;
  errors?: readonly FieldError[];
};

/** The body of a problem in the person's language. `instance` is the path without its query. */
export function problemBodyOf(
  texts: Texts,
  problem: { code: string; status: number; options: ProblemTexts },
  ctx: { locale: string; instance: string; requestId: string },
): Problem {
  const { code, status, options } = problem;
  const { locale } = ctx;
  const params = { ...options.params };
  if (options.retryAfter !== undefined)
    params['wait'] ??= waitText(texts, locale, options.retryAfter);
  return {
    type: `/problems/${code}`,
    title: texts.text(locale, options.title ?? `problems:${code}.title`),
    status,
    instance: ctx.instance.slice(0, 2000),
    message: texts.text(locale, options.text ?? `problems:${code}.message`, params),
    code,
    ...(options.errors && {
      errors: options.errors.slice(0, 200).map((error) => ({
        field: error.field.slice(0, 200),
        code: error.code,
        message: fieldMessage(texts, locale, error),
      })),
    }),
    requestId: ctx.requestId,
    ...(options.retryAfter !== undefined && { retryAfter: options.retryAfter }),
    ...(options.planCode !== undefined && { planCode: options.planCode }),
    ...(options.quote !== undefined && { quote: options.quote }),
    ...(options.emailMasked !== undefined && { emailMasked: options.emailMasked }),
  };
}

function fieldMessage({ findText, text }: Texts, locale: string, error: FieldError): string {
  const own = error.text ? findText(locale, error.text, error.params) : undefined;
  return (
    own ??
    findText(locale, `problems:fields.${camelCase(error.code)}`, error.params) ??
    text(locale, 'problems:fields.invalidValue')
  );
}

function waitText({ text }: Texts, locale: string, seconds: number): string {
  return seconds < 90
    ? text(locale, 'problems:seconds', { count: seconds })
    : text(locale, 'problems:minutes', { count: Math.ceil(seconds / 60) });
}
