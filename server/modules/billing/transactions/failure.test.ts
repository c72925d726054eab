import { expect, it } from 'vitest';
import { LANGUAGES } from '#core/language/languages.ts';
import { failureOf } from './failure.ts';

it.each([
  ['insufficient_funds', 'insufficient_funds'],
  ['authentication_required', 'authentication_required'],
  ['do_not_honor', 'processing_error'],
  ['constructor', 'processing_error'],
])('a payment that failed by %s is told as %s, in every language', (told, code) => {
  for (const { code: language } of LANGUAGES) {
    const failure = failureOf(told, language);
    expect(failure.code).toBe(code);
    expect(failure.message).not.toBe('');
  }
});
