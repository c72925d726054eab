/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { Id } from './id';
import type { LanguageTag } from './language-tag';
import type { PromptSource } from './prompt-source';
import type { PromptVisibility } from './prompt-visibility';
import type { TagName } from './tag-name';
import type { TextDirection } from './text-direction';
import type { Timestamp } from './timestamp';
import type { UserSummary } from './user-summary';
import type { VersionNumber } from './version-number';

/**
 * A prompt as a list shows it, without body, brief and findings.
 */
export interface PromptSummary {
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
     * The body's beginning as plain text on one line, blanks kept as written.
     * @maxLength 240
     */
  excerpt: string;
  categoryId: Id;
  /** @maxItems 20 */
  tags: TagName[];
  language?: LanguageTag;
  direction: TextDirection;
  source: PromptSource;
  visibility: PromptVisibility;
  /** The caller's own mark. */
  isFavourite: boolean;
  /**
     * @minimum 0
     * @maximum 100
     */
  qualityScore: number;
  estimatedTokens: Count;
  /**
     * @minimum 0
     * @maximum 50
     */
  variableCount: number;
  version: VersionNumber;
  runCount: Count;
  lastRunAt?: Timestamp;
  /** Absent for a starter. */
  owner?: UserSummary;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}
