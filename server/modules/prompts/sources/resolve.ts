import type { DraftOutput } from '#contract/generated/schemas.ts';
import { problemsOf } from '#server/contract.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import type { TeamDeps } from '../prompt/deps.ts';
import { readDraft } from '../prompt/draft.ts';
import { visibilityOf } from '../prompt/policy.ts';
import type { ResolvedPrompt, SourceOf } from '../prompt/prompt-source.ts';

const { problem } = problemsOf<
  | 'executePrompt'
  | 'savePromptAsPdf'
  | 'savePromptAsWord'
  | 'exportPromptAsPdf'
  | 'exportPromptAsWord'
>();

export type PromptReference =
  | { promptId: string; version?: number | undefined }
  | { draft: DraftOutput; promptId?: string | undefined };

/** The prompt that a request to run or print refers to. */
export function createResolver({ team, sourceOf }: { team: TeamDeps; sourceOf: SourceOf }) {
  /** @throws ProblemError 404 for a prompt or version that the caller may not see, 422 for an invalid draft. */
  return async function resolve(
    reference: PromptReference,
    { caller, locale }: CallerContext,
  ): Promise<ResolvedPrompt> {
    const read = async (promptId: string, version?: number) => {
      const reader = { visibility: await visibilityOf(caller, team), locale };
      const found = await sourceOf(promptId).resolve(promptId, version, reader);
      if (!found) throw problem('not_found');
      return found;
    };
    if (!('draft' in reference)) return read(reference.promptId, reference.version);
    const promptId = reference.promptId && (await read(reference.promptId)).promptId;
    const content = readDraft(reference.draft, 'draft.');
    return { content, promptId: promptId ?? null, version: null };
  };
}

export type Resolve = ReturnType<typeof createResolver>;
