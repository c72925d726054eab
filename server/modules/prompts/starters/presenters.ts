import { assessQuality } from '#server/domain/quality/assess.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import type { Prompt, PromptSummary } from '#contract/generated/schemas.ts';
import type { Starter } from './gallery.ts';
import type { StarterUse } from './repository.ts';
import type { ListedStarter } from './starters.ts';

/** The last change of the starters that come with the product. */
export const WRITTEN_AT = '2026-11-01T00:00:00.000Z';

/** The only version of a starter; it has no author. */
export const STARTER_VERSION = { version: 1, cause: 'manual', createdAt: WRITTEN_AT } as const;

function common({ id, title, description, categoryId, tags, language, direction }: Starter) {
  return {
    id,
    state: 'saved' as const,
    title,
    description,
    categoryId,
    tags: [...tags],
    language,
    direction,
    source: 'starter' as const,
    visibility: 'private' as const,
    version: STARTER_VERSION.version,
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
  };
}

function presentUse({ isFavourite, runs }: StarterUse) {
  return { isFavourite, runCount: runs?.count ?? 0, lastRunAt: runs?.lastAt.toISOString() };
}

export function presentStarterSummary(row: ListedStarter, use: StarterUse): PromptSummary {
  return {
    ...common(row.starter),
    ...presentUse(use),
    excerpt: row.excerpt,
    quality: row.quality,
    estimatedTokens: row.estimatedTokens,
    variableCount: row.starter.variables.length,
  };
}

export function presentStarter(starter: Starter, use: StarterUse, locale: string): Prompt {
  return {
    ...common(starter),
    ...presentUse(use),
    body: starter.body,
    variables: starter.variables,
    quality: assessQuality(starter.body, starter.variables, locale),
    estimatedTokens: estimateTokens(starter.body),
  };
}
