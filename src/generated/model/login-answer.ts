/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginOtpRequired } from './login-otp-required';
import type { LoginSession } from './login-session';

/**
 * Signed in, or a second step is due. `otpRequired` tells which.
 */
export type LoginAnswer = LoginSession | LoginOtpRequired;
