/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccessToken } from './access-token';

/**
 * The second step of signing in.
 */
export interface OtpRequest {
  otpToken: AccessToken;
  /**
     * Six digits.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
}
