/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Role } from './role';
import type { Timestamp } from './timestamp';

/**
 * What a reset link is for.
 */
export interface PasswordReset {
  /**
     * The first letter of the name and of the domain, as in `a•••@e•••.com`.
     * @minLength 3
     * @maxLength 254
     */
  emailMasked: string;
  role: Role;
  expiresAt: Timestamp;
}
