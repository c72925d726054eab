import { problemsOf } from '#server/contract.ts';
import type { ModelPort } from '#server/ports/model.ts';
import type { Work } from './repository.ts';
import type { ModelSource } from './source.ts';

const { problem } = problemsOf<'executePrompt' | 'generatePrompt'>();

/**
 * The model that a request names, or the default of the work.
 * @throws ProblemError 422 when there is none of the name, or its key can no longer be read.
 */
export async function requireModel(
  models: Pick<ModelSource, 'choose'>,
  work: Work,
  name: string | undefined,
): Promise<ModelPort> {
  const chosen = await models.choose(work, name);
  if (!('fault' in chosen)) return chosen;
  const { fault } = chosen;
  const params = { model: chosen.name };
  const text =
    fault === 'unknown' ? 'prompts:problems.unknownModel' : 'prompts:problems.modelKeyLost';
  throw problem('validation_failed', {
    ...(fault === 'key_lost' && { text, params }),
    errors: [{ field: 'model', code: fault, text, params }],
  });
}
