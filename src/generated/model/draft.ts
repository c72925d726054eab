/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Brief } from './brief';
import type { Id } from './id';
import type { LanguageTag } from './language-tag';
import type { PromptVisibility } from './prompt-visibility';
import type { TagName } from './tag-name';
import type { TextDirection } from './text-direction';
import type { Variable } from './variable';

/**
 * A prompt as a form holds it, saved or not.
 */
export interface Draft {
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  title: string;
  /**
     * CommonMark with GFM.
     * @minLength 1
     * @maxLength 20000
     * @pattern \S
     */
  body: string;
  categoryId: Id;
  /** @maxLength 300 */
  description?: string;
  /**
     * A blank of the body that is missing here is a required text; one that the body lacks is dropped.
     * @maxItems 50
     */
  variables?: Variable[];
  /**
     * A tag given twice is kept once.
     * @maxItems 20
     */
  tags?: TagName[];
  language?: LanguageTag;
  direction?: TextDirection;
  visibility?: PromptVisibility;
  /** The caller's own mark; others do not see it. */
  isFavourite?: boolean;
  /** The form that made it. */
  brief?: Brief;
  /**
     * What this version changes, for its history.
     * @maxLength 200
     */
  changeNote?: string;
}
