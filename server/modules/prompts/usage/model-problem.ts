import { problemsOf } from '#server/contract.ts';
import { ContextExceeded, ModelError } from '#server/ports/model.ts';

const { problem } = problemsOf<'generatePrompt' | 'executePrompt'>();

const RETRY_SECONDS = 20;

/** Problem for a model that answered nothing; other failures pass unchanged. */
export function modelProblem(error: unknown): unknown {
  if (error instanceof ContextExceeded) return tooLong(error);
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  if (!(error instanceof ModelError) && !timedOut) return error;
  const asked = error instanceof ModelError ? error.retryAfter : undefined;
  const retryAfter = Math.min(3600, Math.max(1, Math.ceil(asked ?? RETRY_SECONDS)));
  return problem('model_unavailable', { retryAfter, cause: error });
}

function tooLong(error: ContextExceeded): unknown {
  const { size } = error;
  const about = size
    ? { text: 'prompts:problems.beyondContext' as const, params: size }
    : { text: 'prompts:problems.tooLongForModel' as const };
  return problem('validation_failed', {
    ...about,
    errors: [{ field: 'model', code: 'too_long', ...about }],
    cause: error,
  });
}
