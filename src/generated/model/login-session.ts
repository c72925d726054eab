/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccessToken } from './access-token';
import type { Timestamp } from './timestamp';
import type { User } from './user';

/**
 * Signed in.
 */
export interface LoginSession {
  otpRequired: false;
  token: AccessToken;
  /** When the session ends at the latest; without use it ends sooner. */
  tokenExpiresAt: Timestamp;
  user: User;
}
