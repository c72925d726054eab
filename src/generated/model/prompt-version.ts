/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp';
import type { UserSummary } from './user-summary';
import type { Variable } from './variable';
import type { VersionCause } from './version-cause';
import type { VersionNumber } from './version-number';

/**
 * A version whole. It never changes.
 */
export interface PromptVersion {
  version: VersionNumber;
  /**
     * CommonMark with GFM.
     * @minLength 1
     * @maxLength 20000
     */
  body: string;
  /** @maxItems 50 */
  variables: Variable[];
  /** @maxLength 200 */
  changeNote?: string;
  cause: VersionCause;
  /** Absent for a starter, and once the account is gone. */
  author?: UserSummary;
  createdAt: Timestamp;
}
