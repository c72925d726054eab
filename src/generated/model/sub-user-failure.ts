/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';
import type { SubUserFailureCode } from './sub-user-failure-code';

/**
 * One row that was not invited, and why.
 */
export interface SubUserFailure {
  /**
     * The row in the request, from 0.
     * @minimum 0
     * @maximum 19
     */
  index: number;
  email: Email;
  /** `duplicate`: stands twice in the request. `address_unavailable`: cannot join a team; it is not said why, so that nobody can find out who has an account. */
  code: SubUserFailureCode;
  /**
     * In the person's language.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}
