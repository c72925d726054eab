/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';
import type { SubUserPreset } from './sub-user-preset';

/**
 * One person to invite.
 */
export interface SubUserInvitation {
  email: Email;
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  preset: SubUserPreset;
}
