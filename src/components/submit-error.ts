import { messageOf, problemOf } from '#src/api/problem.ts';
import type { SubmitError } from '#src/ui/form/form-types.ts';

const known = new WeakMap<object, SubmitError>();

/**
 * A refusal as a form shows it: the message on top, the rest at the fields. The same error gives the
 * same object, by which the form tells a new refusal from another rendering of the last one.
 */
export function toSubmitError(error: unknown): SubmitError | null {
  if (typeof error !== 'object' || error === null) return null;
  const found = known.get(error) ?? {
    message: messageOf(error),
    errors: problemOf(error)?.errors,
  };
  known.set(error, found);
  return found;
}
