import { MAX_RENDERED } from '#core/limits.ts';
import { isLongerThan } from '#core/text/characters.ts';
import type { Variable } from './variable.ts';
import { parseTemplate } from './parse.ts';
import { reconcileVariables } from './reconcile.ts';
import { readValue, type ValueErrorCode, type VariableValue } from './value.ts';

/** `field` is `values.<name>`, or `values` when the whole is too long. */
export type RenderError = { field: string; code: ValueErrorCode };
export type RenderResult = { ok: true; text: string } | { ok: false; errors: RenderError[] };

/**
 * Fills a body. Values are put in once, as they are: braces inside a value stay text. Values by names that the body
 * lacks are ignored. All errors at once, in the order of the body; a filled text of more than 100,000 characters is
 * refused.
 */
export function renderTemplate(
  body: string,
  variables: readonly Variable[],
  values: Readonly<Record<string, VariableValue>>,
): RenderResult {
  const errors: RenderError[] = [];
  const texts = new Map<string, string>();
  for (const variable of reconcileVariables(body, variables)) {
    const given = Object.hasOwn(values, variable.name) ? values[variable.name] : undefined;
    const result = readValue(variable, given);
    if (result.ok) texts.set(variable.name, result.text);
    else errors.push({ field: `values.${variable.name}`, code: result.code });
  }
  if (errors.length > 0) return { ok: false, errors };
  const text = parseTemplate(body)
    .map((part) => (part.kind === 'text' ? part.text : (texts.get(part.name) ?? '')))
    .join('');
  if (isLongerThan(text, MAX_RENDERED)) {
    return { ok: false, errors: [{ field: 'values', code: 'too_long' }] };
  }
  return { ok: true, text };
}
