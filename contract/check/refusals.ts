import type { Operation } from '../document/document.ts';
import { jsonOf, type Exchange } from './client.ts';
import type { Run } from './run.ts';

/** Codes by which our kind of contract names a field that breaks a keyword. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  type: ['invalid_type', 'required'],
  required: ['required'],
  minLength: ['too_short', 'required'],
  maxLength: ['too_long'],
  minimum: ['too_small'],
  maximum: ['too_big'],
  exclusiveMinimum: ['too_small'],
  exclusiveMaximum: ['too_big'],
  minItems: ['too_few', 'required'],
  maxItems: ['too_many'],
  minProperties: ['too_few', 'required'],
  maxProperties: ['too_many'],
  enum: ['invalid_value', 'invalid_type'],
  const: ['invalid_value', 'invalid_type'],
  additionalProperties: ['unknown_field'],
};
const ALL_CODES = [...new Set(Object.values(CODES).flat())].filter(
  (code) => code !== 'required' && code !== 'invalid_value',
);

/**
 * Whether an answer refuses what the schema takes. Where the contract lists codes of fields, those of rules beyond
 * the schema are no contradiction; elsewhere any refusal as invalid is one.
 */
export function refusesTheContract(
  _run: Run,
  operation: Operation,
  exchange: Exchange,
  keyword?: string,
): boolean {
  if (![400, 415, 422].includes(exchange.status)) return false;
  if (!operation.object['x-field-codes']) return true;
  const { errors = [] } = (jsonOf(exchange) ?? {}) as { errors?: Array<{ code?: string }> };
  const codes = (keyword === undefined ? ALL_CODES : CODES[keyword]) ?? [];
  return (
    errors.length === 0 || errors.some(({ code }) => code !== undefined && codes.includes(code))
  );
}
