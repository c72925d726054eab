import type { Page } from '@playwright/test';
import { operations } from '#contract/generated/operations.ts';
import { expect, test } from '../support/screen-test.ts';
import { WITHOUT_ROW } from '../support/calls-without-row.ts';
import { fieldOf, type FailingCall } from '../support/failing-call.ts';
import { FAILING_CALLS } from '../support/failing-calls.ts';
import { failing, failuresOf, type Failure } from '../support/failures.ts';
import { longUnless } from '../support/long.ts';

/**
 * Every call of a screen, failed in each of six ways: the person is told in words that are defined,
 * nothing typed is lost, and there is a way on; nothing is left uncaught (the fixture `consoleGuard`).
 */

/** Quickly, each call fails in one way, another one from row to row; at length, in every way. */
const cases = FAILING_CALLS.flatMap((call, index) => {
  const ways = failuresOf(call.operation);
  return ways
    .filter((_failure, way) => process.env['EXHAUSTIVE'] || way === index % ways.length)
    .map((failure): FailingCall & { failure: Failure; row: number } => ({
      ...call,
      failure,
      row: index + 1,
    }));
});

for (const { failure, row, ...call } of cases)
  // A step that is no divisor of the ways meets each of them.
  test.describe(
    `row ${row}, ${call.operation} at ${call.path}: ${failure.name}`,
    longUnless(row % 5 === 1),
    () => {
      const {
        operation,
        path,
        visitor,
        profile = 'default',
        answers = {},
        typed = {},
        act,
        wayOn,
      } = call;
      test.use({ visitor: { ...(visitor !== 'guest' && { profile }), answers } });

      test('is told, keeps what was typed, and there is a way on', async ({
        page,
        consoleGuard,
        baseURL,
      }) => {
        const origin = String(baseURL);
        const problem = await failing(page, { baseURL: origin, operation, failure, consoleGuard });
        if (answers['saveWorkingCopy']) consoleGuard.allowStatus(503);
        if (answers['executePrompt']) consoleGuard.allowStatus(403);
        const fields = Object.entries(typed);
        const field = (label: string) => fieldOf(page, label);
        // What a run was begun with is folded into one chip a value.
        const isKept = async (label: string, value: string) =>
          (await page.getByRole('button', { name: `${label}: ${value}` }).isVisible()) ||
          ((await field(label).count()) === 1 && (await field(label).inputValue()) === value);
        const expectTyped = async () => {
          for (const [label, value] of fields)
            await expect.poll(() => isKept(label, value), { message: label }).toBe(true);
        };

        await page.goto(path);
        for (const [label, value] of fields) await field(label).fill(value);
        await act?.(page);

        if (failure.status === 401 && visitor !== 'guest') {
          await expect(page).toHaveURL(/\/login/);
          const back = new URL(page.url()).searchParams.get('redirect') ?? '/';
          // A screen may have put what was chosen on it, a draft for one, into its address.
          expect(back.startsWith(path), back).toBe(true);
          await problem.end();
          await signInAs(page, profile, origin);
          await field('Email').fill('amira@example.com');
          await field('Password').fill('river stone umbrella');
          await page.getByRole('button', { name: 'Sign In' }).click();
          await expect(page).toHaveURL(back);
          if (call.outlivesSession === false) return;
          await call.outlivesSession?.(page);
          await expectTyped();
          return;
        }
        await expect
          .poll(async () => (await page.locator('body').innerText()).includes(problem.message()))
          .toBe(true);
        await expectTyped();
        const ways = page
          .getByRole('button', { name: wayOn ?? /Try again/ })
          .or(page.getByRole('link', { name: wayOn ?? /Back to Home/ }))
          .or(page.getByRole('tab', { name: wayOn ?? /Try again/ }));
        // A form that has to wait says for how long instead.
        const wait = page.getByRole('button', { name: /^Wait \d+ (second|minute)s?$/ });
        await expect(wait.or(ways).first()).toBeVisible();
        if ((await wait.count()) === 0) await expect(ways.first()).toBeEnabled();
      });
    },
  );

test('every operation of the contract has a row, or a reason for none', () => {
  const rows: string[] = FAILING_CALLS.map(({ operation }) => operation);
  const named = new Set([...rows, ...Object.keys(WITHOUT_ROW)]);
  expect([...named].toSorted()).toEqual(Object.keys(operations).toSorted());
  expect(Object.keys(WITHOUT_ROW).filter((operation) => rows.includes(operation))).toEqual([]);
});

/** Has the sign-in answer with the person whose profile is read afterwards: another one would be led to the root. */
async function signInAs(page: Page, profile: string, origin: string): Promise<void> {
  if (profile === 'default') return;
  const answer = await fetch(`${origin}/api/users/me/profile?__example=${profile}`);
  const { user } = (await answer.json()) as { user: unknown };
  await page.route('**/api/users/auth/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), user } });
  });
}
