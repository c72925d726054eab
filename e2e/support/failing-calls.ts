import { expect, type Page } from '@playwright/test';
import { FAILING_BILLING_CALLS } from './failing-billing-calls.ts';
import { inOrder, press, type FailingCall } from './failing-call.ts';
import { FAILING_INVITATIONS, FAILING_TEAM_CALLS } from './failing-team-calls.ts';
import { LINK_TOKEN } from './visitor.ts';

const PROMPT = '/promptgenrator-edit/01930c1e-5a00-7000-8000-0000000000a2';
const ACTIONS = 'Actions for Product launch email';
const EMAIL = 'lin@example.com';
const PASSWORD = 'river stone umbrella';
const BODY = 'Write a letter to {{name}} about the harbour.';

const agree = (page: Page) => page.getByRole('checkbox').check();

const menuItem = (opener: string, name: string) =>
  inOrder(press(opener), (page) => page.getByRole('menuitem', { name, exact: true }).click());

/** Saved prompt in the editor, whose draft is restored after a new sign-in. */
const edited = {
  path: PROMPT,
  typed: { Prompt: BODY },
  outlivesSession: (page: Page) =>
    expect(page.getByLabel('Prompt', { exact: true })).toHaveValue(BODY),
};
/** The same with a value for its variable. */
const filled = { ...edited, typed: { ...edited.typed, name: 'Ada' } };
const run = (page: Page) =>
  page
    .getByRole('tabpanel', { name: 'Run' })
    .getByRole('button', { name: 'Run', exact: true })
    .click();

/** Signing up and in, verifying, resetting. */
const GUESTS: readonly FailingCall[] = [
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

/** What is read to show a screen. */
const READS: readonly FailingCall[] = [
  { operation: 'getUserCounts', path: '/' },
  { operation: 'listMostUsedCategories', path: '/' },
  { operation: 'listCategories', path: '/promptgenrator' },
  { operation: 'getPrompt', path: PROMPT },
  { operation: 'listPrompts', path: '/promptlist' },
  { operation: 'listPrompts', path: '/sample' },
  { operation: 'listTrash', path: '/promptlist?scope=trash' },
  { operation: 'listSessions', path: '/userprofile?tab=security' },
  {
    ...edited,
    operation: 'listPromptVersions',
    act: (page) => page.getByRole('tab', { name: 'Versions' }).click(),
  },
  {
    ...edited,
    operation: 'getPromptVersion',
    act: async (page) => {
      await page.getByRole('tab', { name: 'Versions' }).click();
      await page
        .getByRole('button', { name: /^Compare/ })
        .first()
        .click();
    },
  },
];

/** What is done on a screen. */
const WRITES: readonly FailingCall[] = [
  {
    operation: 'generatePrompt',
    path: '/promptgenrator',
    typed: { 'What should the prompt achieve?': 'A letter to the landlord' },
    act: press('Generate'),
    wayOn: /Generate|Try again/,
  },
  { ...edited, operation: 'savePrompt', act: press('Save'), wayOn: /Try again/ },
  {
    operation: 'savePrompt',
    path: '/promptgenrator',
    act: async (page) => {
      await page.getByLabel('What should the prompt achieve?').fill('A letter to the landlord');
      await press('Generate')(page);
      await page.getByLabel('Prompt', { exact: true }).fill(BODY);
      await press('Save')(page);
    },
    wayOn: /Try again/,
    outlivesSession: (page) => expect(page.getByLabel('Prompt', { exact: true })).toHaveValue(BODY),
  },
  {
    ...filled,
    operation: 'executePrompt',
    act: run,
    wayOn: /Run again|Try again|Resend link/,
  },
  {
    ...edited,
    operation: 'exportPromptAsPdf',
    act: menuItem('Download', 'PDF without saving'),
    wayOn: /Download/,
  },
  {
    ...edited,
    operation: 'exportPromptAsWord',
    act: menuItem('Download', 'Word without saving'),
    wayOn: /Download/,
  },
  // Here saving went through before the file failed: nothing is left to bring back.
  {
    ...edited,
    operation: 'savePromptAsPdf',
    act: menuItem('Download', 'Save and download PDF'),
    wayOn: /Download/,
    outlivesSession: false,
  },
  {
    ...edited,
    operation: 'savePromptAsWord',
    act: menuItem('Download', 'Save and download Word'),
    wayOn: /Download/,
    outlivesSession: false,
  },
  {
    operation: 'exportPromptAsPdf',
    path: '/promptlist',
    act: menuItem(ACTIONS, 'Download as PDF'),
    wayOn: new RegExp(ACTIONS),
  },
  {
    operation: 'exportPromptAsWord',
    path: '/promptlist',
    act: menuItem(ACTIONS, 'Download as Word'),
    wayOn: new RegExp(ACTIONS),
  },
  {
    ...edited,
    operation: 'deletePrompt',
    act: inOrder(press('Delete prompt'), press('Delete')),
    wayOn: /^Delete$/,
  },
  {
    operation: 'deletePrompt',
    path: '/promptlist',
    act: menuItem(ACTIONS, 'Delete'),
    wayOn: new RegExp(ACTIONS),
  },
  {
    operation: 'restorePrompt',
    path: '/promptlist',
    act: inOrder(menuItem(ACTIONS, 'Delete'), press('Undo')),
    wayOn: /Trash/,
  },
  {
    operation: 'restorePrompt',
    path: '/promptlist?scope=trash',
    act: (page) =>
      page
        .getByRole('button', { name: /^Restore / })
        .first()
        .click(),
    wayOn: /^Restore /,
  },
  {
    operation: 'updateProfile',
    path: '/userprofile',
    typed: { Company: 'Example Ltd' },
    act: press('Save changes'),
    wayOn: /Save changes/,
  },
  {
    operation: 'updatePassword',
    path: '/userprofile?tab=security',
    typed: {
      'Old Password': 'the-old-secret-3',
      'New Password': PASSWORD,
      'Confirm Password': PASSWORD,
    },
    act: press('Change password'),
    wayOn: /Change password/,
    outlivesSession: false,
  },
  {
    ...filled,
    operation: 'resendEmailVerification',
    answers: { executePrompt: '403.email_not_verified' },
    act: inOrder(run, press('Resend link')),
    wayOn: /Resend link/,
  },
];

export const FAILING_CALLS: readonly FailingCall[] = [
  ...[...GUESTS, ...FAILING_INVITATIONS].map((call) => ({ ...call, visitor: 'guest' as const })),
  ...READS,
  ...WRITES,
  ...FAILING_BILLING_CALLS,
  ...FAILING_TEAM_CALLS,
];
