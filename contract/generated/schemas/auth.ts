/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from '#contract/zod.ts';
import {
  AccessToken,
  Email,
  InterfaceLanguage,
  LayoutDirection,
  LoginSession,
  Message,
  Password,
  PersonName,
  Problem,
  Role,
  Timestamp,
  Timezone,
} from './common.ts';

export const EmailRequest = /*#__PURE__*/ zod.strictObject({
  "email": Email
});

export type EmailRequest = zod.input<typeof EmailRequest>;

export type EmailRequestOutput = zod.output<typeof EmailRequest>;

export const loginRequestPasswordMax = 128;

export const loginRequestRememberDefault = false;

export const LoginRequest = /*#__PURE__*/ zod.strictObject({
  "email": Email,
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginRequestPasswordMax)),
  "remember": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), loginRequestRememberDefault)
});

export type LoginRequest = zod.input<typeof LoginRequest>;

export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const LoginOtpRequired = /*#__PURE__*/ zod.strictObject({
  "otpRequired": /*#__PURE__*/ zod.literal(true),
  "otpToken": AccessToken,
  "channel": /*#__PURE__*/ zod.enum(['email', 'app']),
  "expiresAt": Timestamp
});

export type LoginOtpRequired = zod.input<typeof LoginOtpRequired>;

export type LoginOtpRequiredOutput = zod.output<typeof LoginOtpRequired>;

export const LoginAnswer = /*#__PURE__*/ zod.union([LoginSession,LoginOtpRequired]);

export type LoginAnswer = zod.input<typeof LoginAnswer>;

export type LoginAnswerOutput = zod.output<typeof LoginAnswer>;

export const RegisterRequest = /*#__PURE__*/ zod.strictObject({
  "firstName": PersonName,
  "lastName": PersonName,
  "email": Email,
  "password": Password,
  "acceptTerms": /*#__PURE__*/ zod.literal(true),
  "language": InterfaceLanguage,
  "timezone": /*#__PURE__*/ zod.optional(Timezone),
  "inviteToken": /*#__PURE__*/ zod.optional(AccessToken)
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;

export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const passwordResetEmailMaskedMin = 3;

export const passwordResetEmailMaskedMax = 254;

export const PasswordReset = /*#__PURE__*/ zod.strictObject({
  "emailMasked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(passwordResetEmailMaskedMin)).check(/*#__PURE__*/ zod.maxLength(passwordResetEmailMaskedMax)),
  "role": Role,
  "expiresAt": Timestamp
});

export type PasswordReset = zod.input<typeof PasswordReset>;

export type PasswordResetOutput = zod.output<typeof PasswordReset>;

export const ResetPasswordRequest = /*#__PURE__*/ zod.strictObject({
  "password": Password
});

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>;

export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>;

export const EmailVerification = /*#__PURE__*/ zod.strictObject({
  "email": Email,
  "verifiedAt": Timestamp
});

export type EmailVerification = zod.input<typeof EmailVerification>;

export type EmailVerificationOutput = zod.output<typeof EmailVerification>;

export const otpRequestCodeMin = 6;

export const otpRequestCodeMax = 6;

export const otpRequestCodeRegExp = new RegExp('^[0-9]{6}$');

export const OtpRequest = /*#__PURE__*/ zod.strictObject({
  "otpToken": AccessToken,
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(otpRequestCodeMin)).check(/*#__PURE__*/ zod.maxLength(otpRequestCodeMax)).check(/*#__PURE__*/ zod.regex(otpRequestCodeRegExp))
});

export type OtpRequest = zod.input<typeof OtpRequest>;

export type OtpRequestOutput = zod.output<typeof OtpRequest>;

export const chatWidgetIdMax = 100;

export const chatWidgetIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const chatWidgetColorMax = 7;

export const chatWidgetColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');

export const chatWidgetOriginMax = 300;

export const ChatWidget = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(chatWidgetIdMax)).check(/*#__PURE__*/ zod.regex(chatWidgetIdRegExp)),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chatWidgetColorMax)).check(/*#__PURE__*/ zod.regex(chatWidgetColorRegExp)),
  "origin": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(chatWidgetOriginMax))
});

export type ChatWidget = zod.input<typeof ChatWidget>;

export type ChatWidgetOutput = zod.output<typeof ChatWidget>;

export const offeredLanguageNameMax = 60;

export const OfferedLanguage = /*#__PURE__*/ zod.strictObject({
  "code": InterfaceLanguage,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offeredLanguageNameMax)),
  "direction": LayoutDirection
});

export type OfferedLanguage = zod.input<typeof OfferedLanguage>;

export type OfferedLanguageOutput = zod.output<typeof OfferedLanguage>;

export const publicConfigPublishableKeyMin = 8;

export const publicConfigPublishableKeyMax = 200;

export const publicConfigPublishableKeyRegExp = new RegExp('^pk_[A-Za-z0-9_]+$');

export const publicConfigWebsiteUrlMax = 500;

export const publicConfigTermsUrlMax = 500;

export const publicConfigPrivacyUrlMax = 500;

export const publicConfigLanguagesMax = 20;

export const PublicConfig = /*#__PURE__*/ zod.strictObject({
  "publishableKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(publicConfigPublishableKeyMin)).check(/*#__PURE__*/ zod.maxLength(publicConfigPublishableKeyMax)).check(/*#__PURE__*/ zod.regex(publicConfigPublishableKeyRegExp))),
  "sandbox": /*#__PURE__*/ zod.boolean(),
  "demoModel": /*#__PURE__*/ zod.boolean(),
  "outbox": /*#__PURE__*/ zod.boolean(),
  "mail": /*#__PURE__*/ zod.boolean(),
  "chat": /*#__PURE__*/ zod.optional(ChatWidget),
  "websiteUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(publicConfigWebsiteUrlMax))),
  "termsUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(publicConfigTermsUrlMax))),
  "privacyUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(publicConfigPrivacyUrlMax))),
  "customizer": /*#__PURE__*/ zod.boolean(),
  "languages": /*#__PURE__*/ zod.array(OfferedLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publicConfigLanguagesMax))
});

export type PublicConfig = zod.input<typeof PublicConfig>;

export type PublicConfigOutput = zod.output<typeof PublicConfig>;

export const forgotPasswordHeaderAcceptLanguageMax = 200;

export const ForgotPasswordHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(forgotPasswordHeaderAcceptLanguageMax)))
})

export const ForgotPasswordBody = EmailRequest

export const ForgotPassword202Response = Message

export const ForgotPassword400Response = Problem

export const ForgotPassword413Response = Problem

export const ForgotPassword415Response = Problem

export const ForgotPassword422Response = Problem

export const ForgotPassword429Response = Problem

export const ForgotPassword500Response = Problem

export const ForgotPassword503Response = Problem

export const loginHeaderAcceptLanguageMax = 200;

export const LoginHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loginHeaderAcceptLanguageMax)))
})

export const LoginBody = LoginRequest

export const Login200Response = LoginAnswer

export const Login400Response = Problem

export const Login401Response = Problem

export const Login403Response = Problem

export const Login413Response = Problem

export const Login415Response = Problem

export const Login422Response = Problem

export const Login429Response = Problem

export const Login500Response = Problem

export const Login503Response = Problem

export const logoutHeaderAcceptLanguageMax = 200;

export const LogoutHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(logoutHeaderAcceptLanguageMax)))
})

export const Logout204Response = /*#__PURE__*/ zod.void()

export const Logout401Response = Problem

export const Logout429Response = Problem

export const Logout500Response = Problem

export const Logout503Response = Problem

export const registerWithEmailHeaderAcceptLanguageMax = 200;

export const RegisterWithEmailHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerWithEmailHeaderAcceptLanguageMax)))
})

export const RegisterWithEmailBody = RegisterRequest

export const RegisterWithEmail202Response = Message

export const RegisterWithEmail400Response = Problem

export const RegisterWithEmail413Response = Problem

export const RegisterWithEmail415Response = Problem

export const RegisterWithEmail422Response = Problem

export const RegisterWithEmail429Response = Problem

export const RegisterWithEmail500Response = Problem

export const RegisterWithEmail503Response = Problem

export const resendEmailVerificationHeaderAcceptLanguageMax = 200;

export const ResendEmailVerificationHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resendEmailVerificationHeaderAcceptLanguageMax)))
})

export const ResendEmailVerificationBody = EmailRequest

export const ResendEmailVerification202Response = Message

export const ResendEmailVerification400Response = Problem

export const ResendEmailVerification413Response = Problem

export const ResendEmailVerification415Response = Problem

export const ResendEmailVerification422Response = Problem

export const ResendEmailVerification429Response = Problem

export const ResendEmailVerification500Response = Problem

export const ResendEmailVerification503Response = Problem

export const getPasswordResetPathTokenMin = 20;

export const getPasswordResetPathTokenMax = 100;

export const getPasswordResetPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetPasswordResetParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPasswordResetPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(getPasswordResetPathTokenMax)).check(/*#__PURE__*/ zod.regex(getPasswordResetPathTokenRegExp))
})

export const getPasswordResetHeaderAcceptLanguageMax = 200;

export const GetPasswordResetHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPasswordResetHeaderAcceptLanguageMax)))
})

export const GetPasswordReset200Response = PasswordReset

export const GetPasswordReset410Response = Problem

export const GetPasswordReset429Response = Problem

export const GetPasswordReset500Response = Problem

export const GetPasswordReset503Response = Problem

export const resetPasswordPathTokenMin = 20;

export const resetPasswordPathTokenMax = 100;

export const resetPasswordPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ResetPasswordParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordPathTokenMax)).check(/*#__PURE__*/ zod.regex(resetPasswordPathTokenRegExp))
})

export const resetPasswordHeaderAcceptLanguageMax = 200;

export const ResetPasswordHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordHeaderAcceptLanguageMax)))
})

export const ResetPasswordBody = ResetPasswordRequest

export const ResetPassword200Response = Message

export const ResetPassword400Response = Problem

export const ResetPassword410Response = Problem

export const ResetPassword413Response = Problem

export const ResetPassword415Response = Problem

export const ResetPassword422Response = Problem

export const ResetPassword429Response = Problem

export const ResetPassword500Response = Problem

export const ResetPassword503Response = Problem

export const verifyEmailPathTokenMin = 20;

export const verifyEmailPathTokenMax = 100;

export const verifyEmailPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const VerifyEmailParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(verifyEmailPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(verifyEmailPathTokenMax)).check(/*#__PURE__*/ zod.regex(verifyEmailPathTokenRegExp))
})

export const verifyEmailHeaderAcceptLanguageMax = 200;

export const VerifyEmailHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(verifyEmailHeaderAcceptLanguageMax)))
})

export const VerifyEmail200Response = EmailVerification

export const VerifyEmail410Response = Problem

export const VerifyEmail429Response = Problem

export const VerifyEmail500Response = Problem

export const VerifyEmail503Response = Problem

export const verifyOtpHeaderAcceptLanguageMax = 200;

export const VerifyOtpHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(verifyOtpHeaderAcceptLanguageMax)))
})

export const VerifyOtpBody = OtpRequest

export const VerifyOtp200Response = LoginSession

export const VerifyOtp400Response = Problem

export const VerifyOtp401Response = Problem

export const VerifyOtp410Response = Problem

export const VerifyOtp413Response = Problem

export const VerifyOtp415Response = Problem

export const VerifyOtp422Response = Problem

export const VerifyOtp429Response = Problem

export const VerifyOtp500Response = Problem

export const VerifyOtp503Response = Problem

export const getPublicConfigHeaderAcceptLanguageMax = 200;

export const GetPublicConfigHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPublicConfigHeaderAcceptLanguageMax)))
})

export const GetPublicConfig200Response = PublicConfig

export const GetPublicConfig429Response = Problem

export const GetPublicConfig500Response = Problem

export const GetPublicConfig503Response = Problem
