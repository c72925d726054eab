import { problemsOf } from '#server/contract.ts';
import { ModelError } from '#server/ports/model.ts';

const { problem } = problemsOf<'generatePrompt' | 'executePrompt'>();

const RETRY_SECONDS = 20;

/** What the person is told when a model gave nothing. Failures that are not the model's stay what they are. */
export function modelProblem(error: unknown): unknown {
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  if (!(error instanceof ModelError) && !timedOut) return error;
  const asked = error instanceof ModelError ? error.retryAfter : undefined;
  const retryAfter = Math.min(3600, Math.max(1, Math.ceil(asked ?? RETRY_SECONDS)));
  return problem('model_unavailable', { retryAfter, cause: error });
}
