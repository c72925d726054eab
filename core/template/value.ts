import { MAX_VALUE } from '#core/limits.ts';
import { isLongerThan } from '#core/text/characters.ts';
import type { Variable } from './variable.ts';

export type VariableValue = string | number | boolean;

/** Codes as in the contract's field errors. */
export type ValueErrorCode = 'required' | 'invalid_format' | 'unknown' | 'too_long';

export type ValueResult = { ok: true; text: string } | { ok: false; code: ValueErrorCode };

/** Characters of one value (`VariableValues` in the contract). */
const NUMBER = /^[+-]?\d{1,18}(?:[.,]\d{1,12})?$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const EMAIL = /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]{1,190}$/u;

/** What one value puts into the text, checked by the variable's type. Nothing given takes the default. */
export function readValue(variable: Variable, given: VariableValue | undefined): ValueResult {
  const raw = isBlank(given) ? variable.default : given;
  if (variable.type === 'checkbox') return readCheckbox(raw);
  if (raw === undefined || isBlank(raw)) {
    return variable.required ? { ok: false, code: 'required' } : { ok: true, text: '' };
  }
  const text = String(raw);
  if (isLongerThan(text, MAX_VALUE)) return { ok: false, code: 'too_long' };
  if (variable.type === 'text' || variable.type === 'textarea') return { ok: true, text };
  if (variable.type === 'select') {
    const known = (variable.options ?? []).includes(text);
    return known ? { ok: true, text } : { ok: false, code: 'unknown' };
  }
  const trimmed = text.trim();
  return CHECKS[variable.type](trimmed)
    ? { ok: true, text: trimmed }
    : { ok: false, code: 'invalid_format' };
}

const CHECKS = { number: isNumber, date: isDate, email: isEmail, url: isWebAddress };

function isBlank(value: VariableValue | undefined): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

function readCheckbox(raw: VariableValue | undefined): ValueResult {
  if (raw === undefined || isBlank(raw)) return { ok: true, text: 'false' };
  const text = String(raw);
  return text === 'true' || text === 'false'
    ? { ok: true, text }
    : { ok: false, code: 'invalid_format' };
}

function isNumber(text: string): boolean {
  return NUMBER.test(latinDigits(text)) || (text !== '' && Number.isFinite(Number(text)));
}

/** Arabic and Persian digits are numbers too. */
function latinDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06_60))
    .replaceAll(/[۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06_f0))
    .replaceAll('٫', '.');
}

function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function isEmail(text: string): boolean {
  const domain = text.slice(text.indexOf('@') + 1);
  return EMAIL.test(text) && domain.includes('.') && !/^[.-]|\.\.|[.-]$/u.test(domain);
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}
