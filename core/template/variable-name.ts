import { MAX_VARIABLE_NAME } from '#core/limits.ts';

const NAME = /^[\p{L}\p{M}\p{Nd}_]{1,40}$/u;

/** Whether a name can be written between the braces. */
export function isVariableName(name: string): boolean {
  return NAME.test(name);
}

/** A variable's name made of any words: `launch date!` → `launch_date`; empty when nothing is left. */
export function toVariableName(words: string): string {
  const name = words
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{Nd}_]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');
  return Array.from(name).slice(0, MAX_VARIABLE_NAME).join('');
}
