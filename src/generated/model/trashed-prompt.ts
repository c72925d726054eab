/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';
import type { TextDirection } from './text-direction';
import type { Timestamp } from './timestamp';

/**
 * A deleted prompt as the trash lists it.
 */
export interface TrashedPrompt {
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
  direction: TextDirection;
  deletedAt: Timestamp;
  /** 30 days after `deletedAt`; erased then. */
  restorableUntil: Timestamp;
}
