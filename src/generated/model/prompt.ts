/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Brief } from './brief';
import type { Count } from './count';
import type { Id } from './id';
import type { LanguageTag } from './language-tag';
import type { PromptSource } from './prompt-source';
import type { PromptVisibility } from './prompt-visibility';
import type { Quality } from './quality';
import type { TagName } from './tag-name';
import type { TextDirection } from './text-direction';
import type { Timestamp } from './timestamp';
import type { UserSummary } from './user-summary';
import type { Variable } from './variable';
import type { VersionNumber } from './version-number';

/**
 * A saved prompt with its current version.
 */
export interface Prompt {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * Empty when there is none.
     * @maxLength 300
     */
  description: string;
  /**
     * CommonMark with GFM.
     * @minLength 1
     * @maxLength 20000
     */
  body: string;
  categoryId: Id;
  /** @maxItems 20 */
  tags: TagName[];
  /**
     * In the order in which the body first names them.
     * @maxItems 50
     */
  variables: Variable[];
  brief?: Brief;
  language?: LanguageTag;
  direction: TextDirection;
  source: PromptSource;
  visibility: PromptVisibility;
  /** The caller's own mark. */
  isFavourite: boolean;
  quality: Quality;
  /** Of the body, before it is filled. */
  estimatedTokens: Count;
  version: VersionNumber;
  /** The caller's and the team's runs of it that the caller may see. */
  runCount: Count;
  lastRunAt?: Timestamp;
  /** Absent for a starter. */
  owner?: UserSummary;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** Only in the trash. */
  deletedAt?: Timestamp;
}
