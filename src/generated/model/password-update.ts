/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Password } from './password';

/**
 * The password as it is and as it shall be.
 */
export interface PasswordUpdate {
  /**
     * @minLength 1
     * @maxLength 128
     */
  oldPassword: string;
  password: Password;
}
