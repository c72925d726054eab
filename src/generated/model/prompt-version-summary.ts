/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp';
import type { UserSummary } from './user-summary';
import type { VersionCause } from './version-cause';
import type { VersionNumber } from './version-number';

/**
 * A version as the history lists it.
 */
export interface PromptVersionSummary {
  version: VersionNumber;
  /** @maxLength 200 */
  changeNote?: string;
  cause: VersionCause;
  /** Absent for a starter, and once the account is gone. */
  author?: UserSummary;
  createdAt: Timestamp;
}
