/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccessToken } from './access-token';
import type { LoginOtpRequiredChannel } from './login-otp-required-channel';
import type { Timestamp } from './timestamp';

/**
 * The password was right; a one-time code is asked for.
 */
export interface LoginOtpRequired {
  otpRequired: true;
  otpToken: AccessToken;
  /** Where the code comes from, a mail or the person's authenticator app. */
  channel: LoginOtpRequiredChannel;
  /** When the code stops working, 10 minutes after it was asked for. */
  expiresAt: Timestamp;
}
