import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../support/screen-test.ts';
import { FAILURES, failing, type Failure } from '../support/failures.ts';
import { LINK_TOKEN } from '../support/visitor.ts';

/**
 * Every call of a screen, failed in each of six ways: the person is told in words that are defined,
 * and can go on; nothing is left uncaught (the fixture `faults`). A status that the contract does not
 * list for a call cannot come, and is left out.
 */
type Row = {
  operation: string;
  path: string;
  visitor?: 'guest';
  /** What has to be done before the call is made. */
  act?: (page: Page) => Promise<void>;
  /** What goes on, by name: 'Try again' and 'Back to Home' unless the form itself does. */
  wayOn?: RegExp;
};

const PROMPT = '/promptgenrator-edit/01930c1e-5a00-7000-8000-0000000000a2';
const PAYMENT = 'paymentId=01930c1e-5a00-7000-8000-0000000000a2';

const ROWS: readonly Row[] = [
  { operation: 'getUserCounts', path: '/' },
  { operation: 'listMostUsedCategories', path: '/' },
  { operation: 'listCategories', path: '/promptgenrator' },
  { operation: 'getPrompt', path: PROMPT },
  { operation: 'listPrompts', path: '/promptlist' },
  { operation: 'listPrompts', path: '/sample' },
  { operation: 'listSubscriptionPlans', path: '/flexibleprice' },
  { operation: 'listTransactions', path: '/billinghistory' },
  { operation: 'verifyPayment', path: `/payment-success?${PAYMENT}` },
  { operation: 'listSubUsers', path: '/userinformation' },
  { operation: 'listSessions', path: '/userprofile?tab=security' },
  {
    operation: 'getPasswordReset',
    path: `/reset-password/${LINK_TOKEN}`,
    visitor: 'guest',
    wayOn: /Try again|Back to Home|Send me a link|Request a new link|Reset Password/,
  },
  {
    operation: 'login',
    path: '/login',
    visitor: 'guest',
    act: async (page) => {
      await page.getByLabel('Email').fill('lin@example.com');
      await page.getByLabel('Password', { exact: true }).fill('river stone umbrella');
      await page.getByRole('button', { name: 'Sign In' }).click();
    },
    wayOn: /Sign In/,
  },
  {
    operation: 'forgotPassword',
    path: '/forgot-password',
    visitor: 'guest',
    act: async (page) => {
      await page.getByLabel('Email').fill('lin@example.com');
      await page.getByRole('main').locator('button[type="submit"]').click();
    },
    wayOn: /./,
  },
  {
    operation: 'generatePrompt',
    path: '/promptgenrator',
    act: async (page) => {
      await page.getByLabel('What should the prompt achieve?').fill('A letter to the landlord');
      await page.getByRole('main').getByRole('button', { name: 'Generate' }).click();
    },
    wayOn: /Generate|Try again/,
  },
  {
    operation: 'updateProfile',
    path: '/userprofile',
    act: async (page) => {
      await page.getByLabel('Company').fill('Example Ltd');
      await page.getByRole('main').locator('button[type="submit"]').click();
    },
    wayOn: /Save/,
  },
];

/** Quickly, each call fails in one way, another one from row to row; at length, in all six. */
const cases = ROWS.flatMap((row, index) =>
  FAILURES.filter((_failure, way) => process.env['PROVE'] || way === index % FAILURES.length).map(
    (failure): Row & { failure: Failure } => ({ ...row, failure }),
  ),
);

for (const { operation, path, visitor, act, wayOn, failure } of cases)
  test.describe(`${operation} at ${path}: ${failure.name}`, () => {
    test.use({ visitor: visitor === 'guest' ? {} : signedIn });
    test('is told, and there is a way on', async ({ page, faults, baseURL }) => {
      const problem = await failing(page, { baseURL: String(baseURL), operation, failure, faults });
      test.skip(!problem, 'The contract does not list this status here.');
      if (!problem) return;
      await page.goto(path);
      await act?.(page);
      if (failure.status === 401 && visitor !== 'guest') {
        await expect(page).toHaveURL(/\/login/);
        await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
        return;
      }
      await expect
        .poll(async () => (await page.locator('body').innerText()).includes(problem.message()))
        .toBe(true);
      const ways = page
        .getByRole('button', { name: wayOn ?? /Try again/ })
        .or(page.getByRole('link', { name: wayOn ?? /Back to Home/ }));
      await expect(ways.first()).toBeEnabled();
    });
  });
