import { safeParse } from 'zod/v4/core';
import {
  Draft,
  type DraftOutput,
  type SaveWorkingCopyRequestOutput,
  type WorkingContent,
  type WorkingCopyKept,
} from '#contract/generated/schemas.ts';
import { problemsOf } from '#server/contract.ts';
import { ProblemError } from '#server/platform/problems.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { cleanDeep } from '../prompt/clean-text.ts';
import { contentOf, type Content } from '../prompt/content.ts';
import type { SharedDeps } from '../prompt/deps.ts';
import { derive } from '../prompt/derived.ts';
import { readDraft } from '../prompt/draft.ts';
import { requireWriter, visibilityOf } from '../prompt/policy.ts';
import type { SourceOf } from '../prompt/prompt-source.ts';
import type { PromptRepository } from '../prompt/repository.ts';
import type { WorkingCopyRepository } from './repository.ts';

const { problem, invalid } = problemsOf<'saveWorkingCopy'>();

/** What a draft says by what is in its editor: each field that is whole, the rest as before. */
function contentBy(written: WorkingContent, before: Content): Content {
  const { title, body, categoryId } = before;
  const whole = Object.entries(written).filter(
    ([name, value]) =>
      name in Draft.shape && safeParse(Draft.shape[name as keyof DraftOutput], value).success,
  );
  try {
    const draft: DraftOutput = { title, body, categoryId, ...Object.fromEntries(whole) };
    // Sharing is decided when it is saved.
    return { ...readDraft(draft, '', before), visibility: before.visibility };
  } catch (error) {
    if (error instanceof ProblemError) return before;
    throw error;
  }
}

/** Keeps what is in editors, for each person and on all their devices. */
export function createWorkingCopyService(
  deps: Pick<SharedDeps, 'clock' | 'team'> & {
    prompts: PromptRepository;
    workingCopies: WorkingCopyRepository;
    sourceOf: SourceOf;
  },
) {
  const { clock, team, prompts, workingCopies, sourceOf } = deps;

  /** @throws ProblemError 403, 404, 409 `stale_revision`, 422 for a version that the prompt does not have. */
  return async function saveWorkingCopy(
    promptId: string,
    { revision, baseVersion, content }: SaveWorkingCopyRequestOutput,
    { caller }: CallerContext,
  ): Promise<WorkingCopyKept> {
    if (sourceOf(promptId).readOnly)
      throw problem('forbidden', { text: 'prompts:problems.readOnly' });
    const found = await prompts.find(await visibilityOf(caller, team), promptId);
    if (!found) throw problem('not_found');
    requireWriter(caller);
    if (baseVersion > found.prompt.version)
      throw invalid([{ field: 'baseVersion', code: 'unknown' }]);
    const written = cleanDeep(content);
    const updatedAt = clock.now();
    const kept = await workingCopies.keep({
      promptId: found.prompt.id,
      userId: caller.id,
      revision,
      baseVersion,
      content: written,
      updatedAt,
      ...(found.prompt.version === 0 && {
        draft: { ...derive(contentBy(written, contentOf(found)), caller.id), updatedAt },
      }),
    });
    if (kept === undefined) throw problem('stale_revision');
    return { revision: kept, updatedAt: updatedAt.toISOString() };
  };
}
