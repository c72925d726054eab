import { assessQuality } from '#server/domain/quality/assess.ts';
import type {
  Prompt,
  PromptSummary,
  PromptVersion,
  PromptVersionSummary,
  Run,
  UserSummary,
} from '#server/generated/schemas.ts';
import type { ProblemCode } from '#contract/problem-codes.ts';
import { text } from '#server/platform/texts.ts';
import type { PromptListRow } from '../library/repository.ts';
import type { FoundPrompt, Person } from './repository.ts';
import type { RunRow } from '../run/repository.ts';
import type { VersionRow, VersionSummaryRow } from '../versions/repository.ts';

/** What the contract leaves out when there is none. */
function given<K extends string, T>(key: K, value: T | null | undefined): { [P in K]?: T } {
  return value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]?: T });
}

export function toPerson(person: Person): UserSummary {
  const { avatarUrl, ...rest } = person;
  return { ...rest, ...given('avatarUrl', avatarUrl) };
}

/** A stored prompt as the contract's, its findings in the reader's language. */
export function toPrompt({ prompt, owner, isFavourite }: FoundPrompt, locale: string): Prompt {
  return {
    id: prompt.id,
    title: prompt.title,
    description: prompt.description,
    body: prompt.body,
    categoryId: prompt.categoryId,
    tags: prompt.tags,
    variables: prompt.variables,
    ...given('brief', prompt.brief),
    ...given('language', prompt.language),
    direction: prompt.direction,
    source: prompt.source,
    visibility: prompt.visibility,
    isFavourite,
    quality: assessQuality(prompt.body, prompt.variables, locale),
    estimatedTokens: prompt.estimatedTokens,
    version: prompt.version,
    runCount: prompt.runCount,
    ...given('lastRunAt', prompt.lastRunAt?.toISOString()),
    owner: toPerson(owner),
    createdAt: prompt.createdAt.toISOString(),
    updatedAt: prompt.updatedAt.toISOString(),
    ...given('deletedAt', prompt.deletedAt?.toISOString()),
  };
}

export function toSummary(row: PromptListRow): PromptSummary {
  const { favourite, language, lastRunAt, createdAt, updatedAt, owner, ...same } = row;
  return {
    ...same,
    ...given('language', language),
    isFavourite: favourite !== null,
    ...given('lastRunAt', lastRunAt?.toISOString()),
    owner: toPerson(owner),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toVersionSummary(row: VersionSummaryRow): PromptVersionSummary {
  return {
    version: row.version,
    ...given('changeNote', row.changeNote),
    cause: row.cause,
    ...given('author', row.author === null ? null : toPerson(row.author)),
    createdAt: row.createdAt.toISOString(),
  };
}

export function toVersion(row: VersionRow): PromptVersion {
  return { ...toVersionSummary(row), body: row.body, variables: row.variables };
}

/** A stored run as the contract's; why it failed is said in the reader's language. */
export function toRun(row: RunRow, locale: string): Run {
  return {
    id: row.id,
    ...given('promptId', row.promptId),
    ...given('promptVersion', row.promptVersion),
    values: row.values,
    rendered: row.rendered,
    model: row.model,
    isDemo: row.isDemo,
    parameters: row.parameters,
    output: row.output,
    status: row.status,
    ...(row.failureCode !== null && {
      failure: {
        code: row.failureCode,
        message: text(locale, `problems:${row.failureCode as ProblemCode}.message`),
      },
    }),
    inputTokens: row.inputTokens,
    outputTokens: row.outputTokens,
    latencyMs: row.latencyMs,
    ...given('firstTokenMs', row.firstTokenMs),
    ...given('rating', row.rating),
    createdAt: row.createdAt.toISOString(),
  };
}
