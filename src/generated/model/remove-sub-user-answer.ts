/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { Id } from './id';
import type { Seats } from './seats';

/**
 * What the removal left.
 */
export interface RemoveSubUserAnswer {
  subUserId: Id;
  /** Prompts that have a new owner. */
  transferredPrompts: Count;
  seats: Seats;
}
