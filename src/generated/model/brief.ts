/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BriefExample } from './brief-example';
import type { BriefLength } from './brief-length';
import type { Id } from './id';
import type { LanguageTag } from './language-tag';

/**
 * What a person wants a prompt for. Only the goal is required.
 */
export interface Brief {
  /**
     * What is to be achieved, in any language.
     * @minLength 10
     * @maxLength 2000
     */
  goal: string;
  categoryId?: Id;
  /**
     * Who the model is to be, as in "a patient maths tutor".
     * @maxLength 200
     */
  role?: string;
  /**
     * Who reads the answer.
     * @maxLength 300
     */
  audience?: string;
  /**
     * What the model has to know.
     * @maxLength 4000
     */
  context?: string;
  /**
     * The form of the answer, as in "a table with three columns".
     * @maxLength 300
     */
  format?: string;
  /** @maxLength 200 */
  tone?: string;
  /** Of the answer that the prompt asks for. */
  length?: BriefLength;
  /** Of the answer; when absent, the language the goal is written in. */
  language?: LanguageTag;
  /**
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 300
     */
  mustInclude?: string[];
  /**
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 300
     */
  mustAvoid?: string[];
  /** @maxItems 5 */
  examples?: BriefExample[];
  /**
     * How many candidates; 3 when absent.
     * @minimum 1
     * @maximum 3
     */
  count?: number;
}
