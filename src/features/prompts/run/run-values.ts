import { readValue } from '#core/template/value.ts';
import type { Variable, VariableValues } from '#src/generated/api/endpoints.schemas.ts';
import { isRecord } from '#src/lib/storage.ts';

/** What a field holds; a number field null for nothing and NaN for what is no number. */
export type FieldValue = string | number | boolean | null;
export type RunFormValues = Record<string, FieldValue>;

/** A field's name in the form: a variable may be called `constructor` or `0`. */
export function fieldName(variable: string): `v_${string}` {
  return `v_${variable}`;
}

/** Values typed before, by variable name. */
export function isRemembered(value: unknown): value is Record<string, FieldValue> {
  return (
    isRecord(value) &&
    Object.values(value).every((item) => ['string', 'number', 'boolean'].includes(typeof item))
  );
}

/** What a field begins with: what was typed last time, else the default, else nothing. */
export function initialValue(
  variable: Variable,
  remembered: Readonly<Record<string, FieldValue>> = {},
): FieldValue {
  const last = Object.hasOwn(remembered, variable.name) ? remembered[variable.name] : undefined;
  const given = last ?? variable.default;
  switch (variable.type) {
    case 'checkbox':
      return String(given) === 'true';
    case 'number': {
      const number = given === undefined || given === '' ? Number.NaN : Number(given);
      return Number.isFinite(number) ? number : null;
    }
    case 'select':
      return variable.options?.includes(String(given ?? '')) ? String(given) : '';
    default:
      return given === undefined || given === null ? '' : String(given);
  }
}

/** A value to try a prompt with: the default or a likely one, else `text`, which asks the model for one. */
export function sampleValue(variable: Variable, text: string): FieldValue {
  const given = initialValue(variable);
  if (given !== '' && given !== null) return given;
  switch (variable.type) {
    case 'select':
      return variable.options?.[0] ?? '';
    case 'number':
      return 3;
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'email':
      return 'name@example.com';
    case 'url':
      return 'https://example.com';
    default:
      return text;
  }
}

export type ValueFault = 'required' | 'email' | 'invalid' | 'tooLong';

const FAULTS = { required: 'required', unknown: 'invalid', too_long: 'tooLong' } as const;

/** What the server would say of a value, by its variable's type; undefined when it takes it. */
export function faultOf(variable: Variable, value: FieldValue | undefined): ValueFault | undefined {
  // Words in a number field.
  if (typeof value === 'number' && Number.isNaN(value)) return 'invalid';
  const result = readValue(variable, value ?? undefined);
  if (result.ok) return undefined;
  if (result.code === 'invalid_format') return variable.type === 'email' ? 'email' : 'invalid';
  return FAULTS[result.code];
}

/** What is sent: nothing for what was left empty, so that the default counts. */
export function toValues(variables: readonly Variable[], form: RunFormValues): VariableValues {
  const values: VariableValues = {};
  for (const { name } of variables) {
    const value = form[fieldName(name)];
    if (value === null || value === undefined || value === '') continue;
    values[name] = value;
  }
  return values;
}
