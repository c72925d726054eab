/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { Quality } from './quality';
import type { Technique } from './technique';
import type { Variable } from './variable';

/**
 * A prompt to choose; nothing is stored until it is saved.
 */
export interface Candidate {
  /**
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * CommonMark with GFM.
     * @minLength 1
     * @maxLength 20000
     */
  body: string;
  /** @maxItems 50 */
  variables: Variable[];
  technique: Technique;
  quality: Quality;
  /**
     * Why it is written as it is, in the caller's language.
     * @maxItems 10
     * @items.maxLength 500
     */
  reasons: string[];
  /** Of the body, before it is filled. */
  estimatedTokens: Count;
}
