import { assessQuality } from '#server/domain/quality/assess.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import type { Prompt, PromptSummary } from '#server/generated/schemas.ts';
import { starterIn, type Starter } from './data/starters.ts';
import { excerptOf } from '../prompt/excerpt.ts';
import { foldForSearch, searchTerms } from '../prompt/search-terms.ts';

/** When the starters that come with the product were last changed. */
const WRITTEN_AT = '2026-11-01T00:00:00.000Z';

/** A starter with what a list sorts and searches by. */
export type ListedStarter = {
  starter: Starter;
  qualityScore: number;
  estimatedTokens: number;
  excerpt: string;
  terms: readonly string[];
  titleKey: string;
};
export type StarterUse = { isFavourite: boolean; runs?: { count: number; lastAt: Date } };

const listed = new WeakMap<readonly Starter[], readonly ListedStarter[]>();

/** All starters in a language, ready to be listed; reckoned once. */
export function listedStarters(locale: string): readonly ListedStarter[] {
  const starters = starterIn(locale);
  let ready = listed.get(starters);
  if (!ready) {
    ready = starters.map((starter) => ({
      starter,
      qualityScore: assessQuality(starter.body, starter.variables, locale).score,
      estimatedTokens: estimateTokens(starter.body),
      excerpt: excerptOf(starter.body),
      terms: searchTerms(starter),
      titleKey: foldForSearch(starter.title),
    }));
    listed.set(starters, ready);
  }
  return ready;
}

/** The starter of this id in a language, or nothing. */
export function findStarter(id: string, locale: string): Starter | undefined {
  return starterIn(locale).find((starter) => starter.id === id.toLowerCase());
}

function common({ id, title, description, categoryId, tags, language, direction }: Starter) {
  return {
    id,
    title,
    description,
    categoryId,
    tags: [...tags],
    language,
    direction,
    source: 'starter' as const,
    visibility: 'private' as const,
    version: 1,
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
  };
}

function usage({ isFavourite, runs }: StarterUse) {
  return {
    isFavourite,
    runCount: runs?.count ?? 0,
    ...(runs && { lastRunAt: runs.lastAt.toISOString() }),
  };
}

export function starterSummary(row: ListedStarter, use: StarterUse): PromptSummary {
  return {
    ...common(row.starter),
    ...usage(use),
    excerpt: row.excerpt,
    qualityScore: row.qualityScore,
    estimatedTokens: row.estimatedTokens,
    variableCount: row.starter.variables.length,
  };
}

export function starterPrompt(starter: Starter, use: StarterUse, locale: string): Prompt {
  return {
    ...common(starter),
    ...usage(use),
    body: starter.body,
    variables: starter.variables,
    quality: assessQuality(starter.body, starter.variables, locale),
    estimatedTokens: estimateTokens(starter.body),
  };
}

/** A starter has one version, and nobody's name on it. */
export const STARTER_VERSION = { version: 1, cause: 'manual', createdAt: WRITTEN_AT } as const;
