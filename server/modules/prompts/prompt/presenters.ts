import { assessQuality } from '#server/domain/quality/assess.ts';
import type { Prompt, PromptState, UserSummary } from '#contract/generated/schemas.ts';
import type { FoundPrompt, Person } from './repository.ts';

export function presentPerson({ avatarUrl, ...person }: Person): UserSummary {
  return { ...person, avatarUrl: avatarUrl ?? undefined };
}

/** A prompt without a version is a draft. */
export const stateOf = (version: number): PromptState => (version === 0 ? 'draft' : 'saved');

/** A stored prompt as the contract's; its findings are in the reader's language. */
export function presentPrompt(
  { prompt, owner, isFavourite }: Omit<FoundPrompt, 'savedBy'>,
  locale: string,
): Prompt {
  return {
    id: prompt.id,
    state: stateOf(prompt.version),
    title: prompt.title,
    description: prompt.description,
    body: prompt.body,
    categoryId: prompt.categoryId,
    tags: prompt.tags,
    variables: prompt.variables,
    brief: prompt.brief ?? undefined,
    language: prompt.language ?? undefined,
    direction: prompt.direction,
    source: prompt.source,
    visibility: prompt.visibility,
    isFavourite,
    quality: assessQuality(prompt.body, prompt.variables, locale),
    estimatedTokens: prompt.estimatedTokens,
    version: prompt.version,
    runCount: prompt.runCount,
    lastRunAt: prompt.lastRunAt?.toISOString(),
    owner: presentPerson(owner),
    createdAt: prompt.createdAt.toISOString(),
    updatedAt: prompt.updatedAt.toISOString(),
    deletedAt: prompt.deletedAt?.toISOString(),
  };
}
