/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp';

/**
 * An address that is verified.
 */
export interface EmailVerification {
  verifiedAt: Timestamp;
}
