/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Password } from './password';

/**
 * The new password.
 */
export interface ResetPasswordRequest {
  password: Password;
}
