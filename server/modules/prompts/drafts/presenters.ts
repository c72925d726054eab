import type { WorkingCopy } from '#contract/generated/schemas.ts';
import type { WorkingCopyRow } from './repository.ts';

export function presentWorkingCopy({ updatedAt, ...same }: WorkingCopyRow): WorkingCopy {
  return { ...same, updatedAt: updatedAt.toISOString() };
}
