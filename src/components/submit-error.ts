import { messageOf, problemOf } from '#src/api/problem.ts';
import type { SubmitError } from '#src/ui/form/form-types.ts';

/** A refusal as a form shows it: the message on top, the rest at the fields. */
export function submitErrorOf(error: unknown): SubmitError | null {
  if (!error) return null;
  return { message: messageOf(error), errors: problemOf(error)?.errors };
}
