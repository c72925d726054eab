import type { DraftOutput, Variable } from '#server/generated/schemas.ts';
import type { Caller } from '#server/platform/identity.ts';
import { problemsOf } from '#server/contract.ts';
import { reachOf } from '../prompt/policy.ts';
import { readDraft, type Content } from '../prompt/draft.ts';
import type { TeamNeeds } from '../prompt/deps.ts';
import type { FoundPrompt, Person, PromptRepository } from '../prompt/repository.ts';
import { findStarter } from '../starters/starters.ts';
import type { VersionRepository } from '../versions/repository.ts';

const { problem } = problemsOf<
  | 'executePrompt'
  | 'savePromptAsPdf'
  | 'savePromptAsWord'
  | 'exportPromptAsPdf'
  | 'exportPromptAsWord'
>();

/** A prompt that may be run or printed: stored, a starter, or as it stands in an editor. */
export type ResolvedPrompt = {
  content: Content;
  promptId: string | null;
  version: number | null;
  author?: Person;
  updatedAt?: Date;
};

export type PromptReference =
  | { promptId: string; version?: number | undefined }
  | { draft: DraftOutput };

/** What a stored prompt says now. */
export function contentOf({ prompt }: FoundPrompt): Content {
  const { title, description, body, categoryId, tags, brief, language, direction, visibility } =
    prompt;
  const variables = prompt.variables;
  return {
    title,
    description,
    body,
    categoryId,
    tags,
    variables,
    brief,
    language,
    direction,
    visibility,
  };
}

export function createResolver(needs: {
  team: TeamNeeds;
  prompts: PromptRepository;
  versions: VersionRepository;
}) {
  async function starter(id: string, version: number | undefined, locale: string) {
    const found = findStarter(id, locale);
    if (!found) return undefined;
    if (version !== undefined && version !== 1) throw problem('not_found');
    const variables: Variable[] = found.variables;
    const { title, description, body, categoryId, tags, language, direction } = found;
    const content: Content = {
      title,
      description,
      body,
      categoryId,
      tags: [...tags],
      variables,
      brief: null,
      language,
      direction,
      visibility: 'private',
    };
    return { content, promptId: found.id, version: 1 };
  }

  /** @throws ProblemError 404 for a prompt or version that the caller may not see, 422 for a draft at fault. */
  return async function resolve(
    reference: PromptReference,
    caller: Caller,
    locale: string,
  ): Promise<ResolvedPrompt> {
    if ('draft' in reference)
      return { content: readDraft(reference.draft, 'draft.'), promptId: null, version: null };
    const { promptId, version } = reference;
    const ready = await starter(promptId, version, locale);
    if (ready) return ready;
    const found = await needs.prompts.find(await reachOf(caller, needs.team), promptId);
    if (!found) throw problem('not_found');
    const current: ResolvedPrompt = {
      content: contentOf(found),
      promptId: found.prompt.id,
      version: found.prompt.version,
      author: found.savedBy ?? found.owner,
      updatedAt: found.prompt.updatedAt,
    };
    if (version === undefined || version === found.prompt.version) return current;
    const earlier = await needs.versions.find(found.prompt.id, version);
    if (!earlier) throw problem('not_found');
    return {
      content: { ...current.content, body: earlier.body, variables: earlier.variables },
      promptId: found.prompt.id,
      version,
      ...(earlier.author && { author: earlier.author }),
      updatedAt: earlier.createdAt,
    };
  };
}

export type Resolve = ReturnType<typeof createResolver>;
