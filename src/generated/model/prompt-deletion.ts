/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp';

/**
 * When a prompt went to the trash, and until when it can be taken out again.
 */
export interface PromptDeletion {
  deletedAt: Timestamp;
  /** 30 days later. */
  restorableUntil: Timestamp;
}
