import type { PromptSummary } from '#contract/generated/schemas.ts';
import { presentPerson, stateOf } from '../prompt/presenters.ts';
import type { PromptListRow } from './repository.ts';

export function presentPromptSummary(row: PromptListRow): PromptSummary {
  const { language, quality, lastRunAt, createdAt, updatedAt, owner, isFavourite, ...same } = row;
  return {
    ...same,
    state: stateOf(row.version),
    language: language ?? undefined,
    isFavourite,
    quality: quality ?? undefined,
    lastRunAt: lastRunAt?.toISOString(),
    owner: presentPerson(owner),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
