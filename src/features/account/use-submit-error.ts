import { useMemo } from 'react';
import { messageOf, problemOf } from '#src/api/problem.ts';
import type { SubmitError } from '#src/ui/form/form-types.ts';

/** A refusal as a form shows it; the same one as long as the error is the same. */
export function useSubmitError(error: unknown): SubmitError | null {
  return useMemo(
    () => (error ? { message: messageOf(error), errors: problemOf(error)?.errors } : null),
    [error],
  );
}
