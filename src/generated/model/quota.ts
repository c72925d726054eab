/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { QuotaMeter } from './quota-meter';
import type { Timestamp } from './timestamp';

/**
 * The limits of the plan and what is used of them. A client and the client's sub-users share one (pooled).
 */
export interface Quota {
  generations: QuotaMeter;
  runs: QuotaMeter;
  /** PDF and Word files this month. */
  downloads: QuotaMeter;
  /** Prompts kept now; this one does not start again with the month. */
  savedPrompts: QuotaMeter;
  /** When the monthly ones start again; on Free the first of the next month, UTC, else the period's end. */
  resetsAt: Timestamp;
}
