/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  delay,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  EmailVerification,
  LoginAnswer,
  LoginSession,
  Message,
  PasswordReset,
  PublicConfig
} from '../endpoints.schemas';


export const getForgotPasswordResponseMock = (): Message => ({"message":"If this address has an account, we’ve sent a reset link."})

export const getLoginResponseMock = (): LoginAnswer => ({"otpRequired":false,"token":"mR7tQ2w9Lk4ZpX0c8VbN3sYh6JdF1gAeU5iOqTzWxKo","tokenExpiresAt":"2026-11-27T09:30:00Z","user":{"id":"01930c1e-5a00-7000-8000-000000000001","email":"amira@example.com","emailVerifiedAt":"2026-05-02T08:14:00Z","firstName":"Amira","lastName":"Haddad","role":"client","company":"Haddad & Partners","jobTitle":"Head of communications","phone":"+961 1 555 0142","country":"LB","timezone":"Asia/Beirut","language":"en","twoFactorEnabled":false,"permissions":[{"action":"manage","subject":"all"}],"subscription":{"status":"active","planCode":"team","interval":"month","seats":8,"autopay":true,"trialUsed":true,"currentPeriodEnd":"2026-12-01T08:00:00Z"},"quota":{"generations":{"used":914,"limit":2500,"warning":false},"runs":{"used":1328,"limit":2500,"warning":false},"downloads":{"used":86,"limit":null,"warning":false},"savedPrompts":{"used":87,"limit":null,"warning":false},"resetsAt":"2026-12-01T08:00:00Z"},"settings":{"themeColor":"primary","mode":"light","skin":"bordered","direction":"ltr","contentWidth":"boxed","navCollapsed":false,"verticalNavToggleType":"accordion"},"createdAt":"2026-05-02T08:02:00Z","lastLoginAt":"2026-11-20T07:41:00Z"}})

export const getRegisterWithEmailResponseMock = (): Message => ({"message":"Check your email. We sent you a link to verify your address."})

export const getResendEmailVerificationResponseMock = (): Message => ({"message":"If this address still needs verifying, we’ve sent a new link."})

export const getGetPasswordResetResponseMock = (): PasswordReset => ({"emailMasked":"l•••@e•••.com","role":"individual","expiresAt":"2026-11-20T09:55:00Z"})

export const getResetPasswordResponseMock = (): Message => ({"message":"Password changed. Sign in with your new password."})

export const getVerifyEmailResponseMock = (): EmailVerification => ({"email":"mateo@example.com","verifiedAt":"2026-11-20T09:30:00Z"})

export const getVerifyOtpResponseMock = (): LoginSession => ({"otpRequired":false,"token":"mR7tQ2w9Lk4ZpX0c8VbN3sYh6JdF1gAeU5iOqTzWxKo","tokenExpiresAt":"2026-11-27T09:30:00Z","user":{"id":"01930c1e-5a00-7000-8000-000000000005","email":"ada@example.com","emailVerifiedAt":"2026-04-01T09:00:00Z","firstName":"Ada","lastName":"Obi","role":"admin","company":"Promptwell","country":"NG","timezone":"Africa/Lagos","language":"en","twoFactorEnabled":true,"permissions":[{"action":"manage","subject":"all"}],"subscription":{"status":"none","planCode":"free","seats":0,"autopay":false,"trialUsed":false},"quota":{"generations":{"used":4,"limit":30,"warning":false},"runs":{"used":2,"limit":20,"warning":false},"downloads":{"used":0,"limit":10,"warning":false},"savedPrompts":{"used":3,"limit":25,"warning":false},"resetsAt":"2026-12-01T00:00:00Z"},"settings":{"mode":"dark"},"createdAt":"2026-04-01T09:00:00Z","lastLoginAt":"2026-11-20T09:12:00Z"}})

export const getGetPublicConfigResponseMock = (): PublicConfig => ({"sandbox":true,"demoModel":true,"modelLabel":"Promptwell demo","outbox":true,"mail":false,"websiteUrl":"https://promptwell.example","customizer":false,"languages":[{"code":"en","name":"English","direction":"ltr"},{"code":"ar","name":"العربية","direction":"rtl"},{"code":"es","name":"Español","direction":"ltr"},{"code":"fr","name":"Français","direction":"ltr"},{"code":"zh","name":"中文","direction":"ltr"}]})


export const getForgotPasswordMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/auth/forgot-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getForgotPasswordResponseMock(),
      { status: 202
      })
  }, options)
}

export const getLoginMockHandler = (overrideResponse?: LoginAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginAnswer> | LoginAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRegisterWithEmailMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/auth/register/email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterWithEmailResponseMock(),
      { status: 202
      })
  }, options)
}

export const getResendEmailVerificationMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/auth/resend/email-verification', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendEmailVerificationResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetPasswordResetMockHandler = (overrideResponse?: PasswordReset | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PasswordReset> | PasswordReset), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/auth/reset-password/:token', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPasswordResetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/auth/reset-password/:token', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVerifyEmailMockHandler = (overrideResponse?: EmailVerification | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailVerification> | EmailVerification), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/auth/verify-email/:token', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyEmailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVerifyOtpMockHandler = (overrideResponse?: LoginSession | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginSession> | LoginSession), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/admin/auth/verify/otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyOtpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPublicConfigMockHandler = (overrideResponse?: PublicConfig | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PublicConfig> | PublicConfig), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/public/config', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPublicConfigResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAuthMock = () => [
  getForgotPasswordMockHandler(),
  getLoginMockHandler(),
  getLogoutMockHandler(),
  getRegisterWithEmailMockHandler(),
  getResendEmailVerificationMockHandler(),
  getGetPasswordResetMockHandler(),
  getResetPasswordMockHandler(),
  getVerifyEmailMockHandler(),
  getVerifyOtpMockHandler(),
  getGetPublicConfigMockHandler()
]
