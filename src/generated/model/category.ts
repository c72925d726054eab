/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { Id } from './id';

/**
 * A kind of work that prompts are sorted by. Sixteen to start with, the same for everybody.
 */
export interface Category {
  id: Id;
  /**
     * Stable and for machines; the name beside it is translated.
     * @minLength 1
     * @maxLength 40
     * @pattern ^[a-z][a-z0-9-]*$
     */
  slug: string;
  /**
     * In the language of the answer.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * The icon's name in the Material Design Icons set (pictogrammers), as in `email-outline`.
     * @minLength 1
     * @maxLength 60
     * @pattern ^[a-z][a-z0-9-]*$
     */
  icon: string;
  /**
     * sRGB, as in `#2E7D32`.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9A-F]{6}$
     */
  colour: string;
  /**
     * Place in the list, from 1.
     * @minimum 1
     * @maximum 1000
     */
  order: number;
  /** Prompts in it that the caller may see, starters included. */
  promptCount: Count;
}
