/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where the code comes from, a mail or the person's authenticator app.
 */
export type LoginOtpRequiredChannel = typeof LoginOtpRequiredChannel[keyof typeof LoginOtpRequiredChannel];


export const LoginOtpRequiredChannel = {
  email: 'email',
  app: 'app',
} as const;
