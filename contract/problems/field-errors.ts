import type * as z from 'zod/v4/core';
import type { TextParams } from './texts.ts';

/** One field at fault. `text` names a sentence (`ns:key`); without it `problems:fields.<code in camelCase>` is said. */
export type FieldError = { field: string; code: string; text?: string; params?: TextParams };

type Issue = z.$ZodIssue;

/** A schema's issues as the contract's `errors`: stable codes, sentences chosen by field or code. */
export function fieldErrors(issues: readonly Issue[], data: unknown): FieldError[] {
  const found = issues.flatMap((issue) => errorsOf(issue, data, []));
  // A value of the wrong type has no length or range besides: `[]` for a text is not "too few" too.
  const mistyped = new Set(
    found.filter(({ code }) => code === 'invalid_type').map(({ field }) => field),
  );
  return found
    .filter(({ field, code }) => code === 'invalid_type' || !mistyped.has(field))
    .slice(0, 200);
}

function errorsOf(issue: Issue, data: unknown, before: PropertyKey[]): FieldError[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => fieldError([...path, key], 'unknown_field'));
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
    if (nearest.length > 0) return nearest.flatMap((inner) => errorsOf(inner, data, path));
  }
  const { code, params } = codeOf(issue, valueAt(data, path));
  return [fieldError(path, code, params)];
}

function fieldError(path: PropertyKey[], code: string, params: TextParams = {}): FieldError {
  const leaf = path.findLast((part) => typeof part === 'string');
  return {
    field: path.map(String).join('.') || 'body',
    code,
    params,
    ...(leaf !== undefined && { text: `problems:fieldTexts.${leaf}.${camelCase(code)}` }),
  };
}

function codeOf(issue: Issue, value: unknown): { code: string; params?: TextParams } {
  if (value === undefined || value === null) return { code: 'required' };
  switch (issue.code) {
    case 'too_small': {
      const min = Number(issue.minimum);
      if (issue.origin === 'string')
        return min === 1 ? { code: 'required' } : { code: 'too_short', params: { min } };
      return { code: issue.origin === 'array' ? 'too_few' : 'too_small', params: { min } };
    }
    case 'too_big': {
      const max = Number(issue.maximum);
      const code =
        issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'too_big';
      return { code, params: { max } };
    }
    case 'invalid_format':
      return {
        code: typeof value === 'string' && value.trim() === '' ? 'required' : 'invalid_format',
      };
    case 'invalid_type':
      return { code: 'invalid_type' };
    case 'invalid_value':
      return {
        code: issue.values.every((allowed) => allowed === true) ? 'required' : 'invalid_value',
      };
    default:
      return { code: 'invalid_value' };
  }
}

function valueAt(data: unknown, path: PropertyKey[]): unknown {
  let value = data;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, part) ? (value as Record<PropertyKey, unknown>)[part] : undefined;
  }
  return value;
}

/** The catalogues' keys are camelCase, and `too_many` would be read as a plural form there. */
export function camelCase(code: string): string {
  return code.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
