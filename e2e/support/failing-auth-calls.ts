import type { Page } from '@playwright/test';
import { inOrder, press, type FailingCall } from './failing-call.ts';
import { LINK_TOKEN } from './visitor.ts';

const EMAIL = 'lin@example.com';
const PASSWORD = 'river stone umbrella';

const agree = (page: Page) => page.getByRole('checkbox').check();

/** Signing up and in, verifying, resetting. */
export const FAILING_AUTH_CALLS: readonly FailingCall[] = [
  {
    operation: 'login',
    path: '/login',
    typed: { Email: EMAIL, Password: PASSWORD },
    act: press('Sign In'),
    wayOn: /Sign In/,
  },
  {
    operation: 'verifyOtp',
    path: '/login',
    answers: { login: '200.otp_required' },
    act: async (page) => {
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press('Sign In')(page);
      await page.getByLabel('Code').fill('123456');
      await press('Verify')(page);
    },
    wayOn: /Verify|Use another account/,
  },
  {
    operation: 'registerWithEmail',
    path: '/register',
    typed: { 'First name': 'Lin', 'Last name': 'Chen', Email: EMAIL, Password: PASSWORD },
    act: inOrder(agree, press('Sign Up')),
    wayOn: /Sign Up/,
  },
  {
    operation: 'forgotPassword',
    path: '/forgot-password',
    typed: { Email: EMAIL },
    act: press('Send link'),
    wayOn: /Send link/,
  },
  {
    operation: 'resendEmailVerification',
    path: '/resend-link',
    typed: { Email: EMAIL },
    act: press('Send link'),
    wayOn: /Send link/,
  },
  {
    operation: 'resendEmailVerification',
    path: '/register',
    act: async (page) => {
      await page.getByLabel('First name').fill('Lin');
      await page.getByLabel('Last name').fill('Chen');
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await inOrder(agree, press('Sign Up'), press('Resend email'))(page);
    },
    wayOn: /Resend email/,
  },
  {
    operation: 'verifyEmail',
    path: `/verify/email/${LINK_TOKEN}`,
    act: press('Verify email'),
    wayOn: /Verify email/,
  },
  { operation: 'getPasswordReset', path: `/reset-password/${LINK_TOKEN}` },
  {
    operation: 'resetPassword',
    path: `/reset-password/${LINK_TOKEN}`,
    typed: { 'New Password': PASSWORD, 'Confirm Password': PASSWORD },
    act: press('Reset Password'),
    wayOn: /Reset Password/,
  },
];
