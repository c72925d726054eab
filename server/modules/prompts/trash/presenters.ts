import type { PromptDeletion } from '#contract/generated/schemas.ts';
import { RETENTION_MS } from './retention.ts';

export function presentDeletion(deletedAt: Date): PromptDeletion {
  return {
    deletedAt: deletedAt.toISOString(),
    restorableUntil: new Date(deletedAt.getTime() + RETENTION_MS).toISOString(),
  };
}
