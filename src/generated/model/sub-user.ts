/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { Email } from './email';
import type { Id } from './id';
import type { SubUserPreset } from './sub-user-preset';
import type { SubUserStatus } from './sub-user-status';
import type { Timestamp } from './timestamp';

/**
 * A person who works on a client's plan.
 */
export interface SubUser {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  email: Email;
  preset: SubUserPreset;
  status: SubUserStatus;
  invitedAt: Timestamp;
  /** When the invitation ends or ended; only with `invited` and `expired`. */
  expiresAt?: Timestamp;
  /** Absent until the person has signed in. */
  lastActiveAt?: Timestamp;
  promptCount: Count;
}
