import type { PromptVersion, PromptVersionSummary } from '#contract/generated/schemas.ts';
import { presentPerson } from '../prompt/presenters.ts';
import type { VersionRow, VersionSummaryRow } from './repository.ts';

export function presentVersionSummary(row: VersionSummaryRow): PromptVersionSummary {
  return {
    version: row.version,
    changeNote: row.changeNote ?? undefined,
    cause: row.cause,
    author: row.author ? presentPerson(row.author) : undefined,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentVersion(row: VersionRow): PromptVersion {
  return { ...presentVersionSummary(row), body: row.body, variables: row.variables };
}
