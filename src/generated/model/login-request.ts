/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';

/**
 * An address and its password.
 */
export interface LoginRequest {
  email: Email;
  /**
     * As it was set; no rule for new passwords is applied here.
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  /** Keep the session for 30 days without use and 90 in all, instead of 24 hours and 7 days. */
  remember?: boolean;
}
