/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';
import type { Timestamp } from './timestamp';

/**
 * An address that is verified.
 */
export interface EmailVerification {
  email: Email;
  verifiedAt: Timestamp;
}
