/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';

/**
 * The address that a mail is wanted for.
 */
export interface EmailRequest {
  email: Email;
}
