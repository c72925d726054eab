import { expectHealthyPage } from '../support/page-health.ts';
import { expect, signedIn, test } from '../support/screen-test.ts';
import { LINK_TOKEN, TOKEN } from '../support/visitor.ts';
import { LONG, longUnless } from '../support/long.ts';

const email = 'lin@example.com';

test.describe('signing in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login?redirect=%2Fpromptlist%3Fq%3Dreport');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('river stone umbrella');
  });
  const submit = { name: 'Sign In', exact: true };

  test('leads back to where one was going', async ({ page }) => {
    await page.getByRole('button', submit).click();
    await expect(page).toHaveURL('/promptlist?q=report');
    await expect(page.getByRole('heading', { level: 1, name: 'Prompts Library' })).toBeVisible();
  });

  test('a wrong pair is told in the form, and what was typed stays', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allowStatus(401);
    await page.getByLabel('Email').fill('mock-401@example.com');
    await page.getByRole('button', submit).click();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('mock-401@example.com');
    await expect(page).toHaveURL(/\/login/);
    await expectHealthyPage(page);
  });

  test('too many tries count down on the button', async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(429);
    await page.getByLabel('Email').fill('mock-429@example.com');
    await page.getByRole('button', submit).click();
    await expect(page.getByRole('button', { name: /Wait \d+ (second|minute)s?/ })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: /Wait \d+ (second|minute)s?/ })).toBeVisible();
  });

  test('a redirect to another site is not followed', LONG, async ({ page }) => {
    await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('river stone umbrella');
    await page.getByRole('button', submit).click();
    await expect(page).toHaveTitle('Dashboard · Admin Panel');
    await expect(page).toHaveURL('/');
  });
});

test.describe('the second step', () => {
  test.use({ visitor: { answers: { login: '200.otp_required' } } });
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('river stone umbrella');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  });

  test('asks for six digits, focused, and signs in', async ({ page }) => {
    await expect(page.getByText('We emailed you a six-digit code.')).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Enter the six-digit code')).toBeVisible();
    await expectHealthyPage(page);
    await page.getByLabel('Code').fill('123456');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });

  test('can be left for another account', LONG, async ({ page }) => {
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test.describe('signing up', () => {
  test('names what is missing and puts the focus there', async ({ page }) => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    for (const message of [
      'Enter your first name',
      'Enter your last name',
      'Enter your email address',
      'Enter Password',
      'Accept the terms to continue',
    ])
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expectHealthyPage(page);
  });

  test('keeps what was typed through a reload, but never the password', LONG, async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('First name').fill('Lin');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('river stone umbrella');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Lin');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });

  test('shows the server’s complaint at its field', LONG, async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(422);
    await page.goto('/register');
    await page.getByLabel('First name').fill('Lin');
    await page.getByLabel('Last name').fill('Chen');
    await page.getByLabel('Email').fill('mock-422-password_too_common@example.com');
    await page.getByLabel('Password', { exact: true }).fill('password1');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });

  test('ends where the mail is announced, which can be sent again', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('First name').fill('Lin');
    await page.getByLabel('Last name').fill('Chen');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('river stone umbrella');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expect(page.getByText(`We emailed a link to ${email}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Resend email' }).click();
    await expect(page.getByText('Email sent again.')).toBeVisible();
    await expectHealthyPage(page);
  });
});

test.describe('links from mails', () => {
  test.describe('a verification link', () => {
    test('is used only by a click', async ({ page }) => {
      await page.goto(`/verify/email/${LINK_TOKEN}`);
      await page.getByRole('button', { name: 'Verify email' }).click();
      await expect(page.getByRole('heading', { name: 'Email verified' })).toBeFocused();
      await expectHealthyPage(page);
      await page.getByRole('link', { name: 'Sign In' }).click();
      await expect(page.getByLabel('Email')).toHaveValue('mateo@example.com');
    });
  });
  test.describe('an expired verification link', () => {
    test.use({ visitor: { answers: { verifyEmail: '410.link_expired' } } });
    test('offers a new one', LONG, async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(410);
      await page.goto(`/verify/email/${LINK_TOKEN}`);
      await page.getByRole('button', { name: 'Verify email' }).click();
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused();
      await expectHealthyPage(page);
      await page.getByRole('link', { name: 'Send new link' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByText(`If ${email} still needs verifying`)).toBeVisible();
    });
  });
  test.describe('an expired reset link', () => {
    test.use({ visitor: { answers: { getPasswordReset: '410.link_expired' } } });
    test('leads to a new one', async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(410);
      await page.goto(`/reset-password/${LINK_TOKEN}`);
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
      await expectHealthyPage(page);
      await page.getByRole('link', { name: 'Send link' }).click();
      await expect(page).toHaveURL('/forgot-password');
    });
  });

  test('a new password: the specification’s messages word for word', async ({ page }) => {
    await page.goto(`/reset-password/${LINK_TOKEN}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    const [password, confirm] = [
      page.getByLabel('New Password'),
      page.getByLabel('Confirm Password'),
    ];
    const submit = page.getByRole('button', { name: 'Reset Password' });
    await expect(page.getByRole('combobox', { name: 'User Role' })).toHaveText('Individual');
    await expect(page.getByRole('combobox', { name: 'User Role' })).toBeDisabled();
    await submit.click();
    await expect(page.getByText('Enter Password', { exact: true })).toBeVisible();
    await expect(page.getByText('Enter Confirm Password Address', { exact: true })).toBeVisible();
    await password.fill('short');
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await password.fill('harbour-violin-88');
    await confirm.fill('harbour-violin-89');
    await expect(page.getByText('Passwords must match', { exact: true })).toBeVisible();
    await expectHealthyPage(page);
    await confirm.fill('harbour-violin-88');
    await submit.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/password/i);
  });
});

test.describe('the guards', () => {
  test.describe('in a browser that was signed in before', () => {
    test.use({ visitor: { isKnown: true } });
    test('send to /login with the way back', LONG, async ({ page }) => {
      await page.goto('/promptlist?q=report#top');
      await expect(page).toHaveURL(
        `/login?${new URLSearchParams({ redirect: '/promptlist?q=report#top' }).toString()}`,
      );
    });
  });

  test.describe('with a token that the server refuses', () => {
    test.use({ visitor: { ...signedIn, answers: { getMyProfile: '401.unauthenticated' } } });
    test('sign out silently and forget the person', async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(401);
      await page.goto('/promptlist');
      await expect(page).toHaveURL('/login?redirect=%2Fpromptlist');
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('promptwell.userData'))).toBeNull();
    });
  });

  test.describe('while the server does not answer', () => {
    test.use({ visitor: { ...signedIn, answers: { getMyProfile: '503.unavailable' } } });
    test('keep the session and say so', LONG, async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(503);
      await page.goto('/promptlist');
      await expect(page.getByText(/Can’t reach the server/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Prompts Library' })).toBeVisible();
      await expectHealthyPage(page);
      expect(await page.evaluate(() => localStorage.getItem('promptwell.accessToken'))).toBe(TOKEN);
    });
  });

  test.describe('for somebody who may not', () => {
    test.use({ visitor: { profile: 'sub_user' } });
    for (const path of ['/flexibleprice', '/userinformation'])
      test(
        `lead from ${path} to /401, with the specification’s words`,
        longUnless(path === '/flexibleprice'),
        async ({ page }) => {
          await page.goto(path);
          await expect(page).toHaveURL('/401');
          await expect(page.getByText('401', { exact: true })).toBeVisible();
          await expect(
            page.getByRole('heading', { name: 'You are not authorized!' }),
          ).toBeVisible();
          await expect(
            page.getByText("You don't have permission to access this page. Go Home!"),
          ).toBeVisible();
          await page.getByRole('link', { name: 'Back to Home' }).click();
          await expect(page).toHaveURL('/');
          await expect(page.getByRole('link', { name: 'Flexible Price' })).toHaveCount(0);
        },
      );
  });

  test.describe('for somebody without an ability', () => {
    test.use({ visitor: { profile: 'no_ability' } });
    test('show a blank layout', LONG, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
      // Not sent to /401 either: there is nothing to refuse.
      await expect(page).toHaveURL('/');
    });
  });
});
