import { text } from '../support/locales.ts';
import { expectHealthyPage } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LINK_TOKEN, type Visitor } from '../support/visitor.ts';
import { LONG, longUnless } from '../support/long.ts';

/** The page of an invitation's link, for each person who may hold it. */
const PAGE = `/invitation/${LINK_TOKEN}`;

test.describe('for a new person', () => {
  test('asks for a name and a password, and signs in', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'Join Haddad & Partners' })).toBeVisible();
    await expect(page.getByText('Amira Haddad')).toBeVisible();
    await expect(page.getByText('l•••@e•••.com')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Leila');
    await expectHealthyPage(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Enter Password')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('cedar-lantern-42');
    await page.getByRole('checkbox').check();
    const request = page.waitForRequest((sent) => sent.method() === 'POST');
    await page.getByRole('button', { name: 'Create account' }).click();
    expect((await request).postDataJSON()).toMatchObject({
      firstName: 'Leila',
      lastName: 'Fares',
      password: 'cedar-lantern-42',
      acceptTerms: true,
      language: 'en',
    });
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });
});

test.describe('for an address that has an account', () => {
  test.use({ visitor: { answers: { getInvitation: '200.account_exists' } } });
  test('leads through signing in and back', async ({ page }) => {
    await page.goto(PAGE);
    await expectHealthyPage(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(PAGE)}`);
    await page.getByLabel('Email').fill('leila@example.com');
    await page.getByLabel('Password', { exact: true }).fill('cedar-lantern-42');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole('button', { name: 'Join team' })).toBeVisible();
  });
});

test.describe('by a link that was copied', () => {
  test.use({ visitor: { answers: { getInvitation: '200.copied' } } });
  test('leads a guest through an account and back', LONG, async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByText('then open this link again')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    await expectHealthyPage(page);
    const back = `redirect=${encodeURIComponent(PAGE)}`;
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?${back}`,
    );
    await main.getByRole('link', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`/register?${back}`);
  });
});

test.describe('by a copied link, with an address that is not verified', () => {
  test.use({
    visitor: {
      ...signedIn,
      answers: { getInvitation: '200.copied', joinTeam: '403.email_not_verified' },
    },
  });
  test('sends the verification on the spot', LONG, async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(403);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Join team' }).click();
    await expect(page.getByText('Verify your email first.')).toBeVisible();
    await expectHealthyPage(page);
    await page.getByRole('button', { name: 'Resend email' }).click();
    await expect(page.getByText('We emailed a link to amira@example.com.')).toBeVisible();
  });
});

test.describe('for a person who is signed in', () => {
  test.use({ visitor: signedIn });
  test('joins with one press', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByText('You’re signed in as amira@example.com.')).toBeVisible();
    await expectHealthyPage(page);
    await page.getByRole('button', { name: 'Join team' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Joined Haddad & Partners', { exact: true })).toBeVisible();
  });
});

test.describe('for another person', () => {
  test.use({ visitor: { ...signedIn, answers: { joinTeam: '409.wrong_account' } } });
  test('names both addresses, and signs out', LONG, async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(409);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Join team' }).click();
    await expect(
      page.getByRole('heading', { name: 'This invitation is for someone else' }),
    ).toBeVisible();
    await expect(page.getByText(/l•••@e•••\.com.*amira@example\.com/)).toBeVisible();
    await expectHealthyPage(page);
    await page.getByRole('button', { name: 'Switch account' }).click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  });
});

test.describe('for an account with a plan of its own', () => {
  test.use({ visitor: { ...signedIn, answers: { joinTeam: '409.address_unavailable' } } });
  test(
    'says what stands in the way, and leads to the plan',
    LONG,
    async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(409);
      await page.goto(PAGE);
      await page.getByRole('button', { name: 'Join team' }).click();
      const alert = page.getByRole('alert').filter({ hasText: 'This account has its own plan' });
      await expect(alert.getByRole('link', { name: 'See plan' })).toHaveAttribute(
        'href',
        '/flexibleprice',
      );
      await expectHealthyPage(page);
    },
  );
});

const DEAD = [
  { state: 'expired', language: 'en', mode: 'light', device: 'desktop' },
  { state: 'used', language: 'ar', mode: 'dark', device: 'phone' },
  { state: 'revoked', language: 'fr', mode: 'dark', device: 'desktop' },
  { state: 'full', language: 'zh', mode: 'light', device: 'phone' },
] as const;
for (const { state, language, mode, device } of DEAD) {
  const visitor: Visitor = { language, mode, answers: { getInvitation: `200.${state}` } };
  test.describe(`${state}, in ${language}`, longUnless(state === 'expired'), () => {
    test.use({ visitor, viewport: DEVICES[device] });
    test('says why and whom to ask', async ({ page }) => {
      await page.goto(PAGE);
      const title = text(language, `auth:invitation.${state}Title`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      if (state !== 'used') await expect(page.getByText(/Amira Haddad/)).toBeVisible();
      await expectHealthyPage(page);
    });
  });
}

test.describe('that does not exist', () => {
  test.use({ visitor: { answers: { getInvitation: '410' } } });
  test('says so, without form language', LONG, async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(410);
    await page.goto(PAGE);
    await expect(
      page.getByRole('heading', { name: 'We can’t find this invitation' }),
    ).toBeVisible();
    await expectHealthyPage(page);
  });
});

test.describe('when a suspended member signs in', () => {
  test.use({ visitor: { isKnown: true, answers: { login: '403.suspended' } } });
  test(
    'the form says whom to ask, and keeps what was typed',
    LONG,
    async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(403);
      await page.goto('/login');
      await page.getByLabel('Email').fill('claire@example.com');
      await page.getByLabel('Password', { exact: true }).fill('cedar-lantern-42');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert')).toContainText(
        'Haddad & Partners is suspended. Contact',
      );
      await expect(page.getByLabel('Email')).toHaveValue('claire@example.com');
      await expectHealthyPage(page);
    },
  );
});
