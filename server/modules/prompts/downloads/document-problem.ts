import { problemsOf } from '#server/contract.ts';
import { DocumentsBusy, DocumentsTimeout, DocumentsTooLarge } from '#server/ports/documents.ts';

const { problem } = problemsOf<
  'savePromptAsPdf' | 'savePromptAsWord' | 'exportPromptAsPdf' | 'exportPromptAsWord'
>();

/** The problem for a failure of the documents port; any other error stays what it is. */
export function documentProblem(error: unknown): unknown {
  if (error instanceof DocumentsBusy)
    return problem('unavailable', { retryAfter: error.retryAfter, cause: error });
  if (error instanceof DocumentsTimeout)
    return problem('unavailable', { retryAfter: 30, cause: error });
  if (error instanceof DocumentsTooLarge)
    return problem('payload_too_large', { params: { limit: '100 KB' }, cause: error });
  return error;
}
