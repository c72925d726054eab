import { expectHealthyPage } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG } from '../support/long.ts';

test.use({ visitor: signedIn });

test.describe('the profile', () => {
  test('is saved, and says so', async ({ page }) => {
    await page.goto('/userprofile');
    await page.getByRole('textbox', { name: 'Company' }).fill('Haddad and Daughters');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Profile saved',
    );
  });

  test.describe('refused', () => {
    test.use({ visitor: { ...signedIn, answers: { updateProfile: '422.invalid' } } });
    test('names what is wrong and keeps what was typed', async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(422);
      await page.goto('/userprofile');
      const company = page.getByRole('textbox', { name: 'Company' });
      await company.fill('Haddad and Daughters');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(company).toHaveValue('Haddad and Daughters');
      await expectHealthyPage(page);
    });
  });

  test.describe('without a connection', () => {
    test(
      'keeps what was typed, and can be saved afterwards',
      LONG,
      async ({ page, context, consoleGuard }) => {
        consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
        await page.goto('/userprofile');
        const company = page.getByRole('textbox', { name: 'Company' });
        await company.fill('Haddad and Daughters');
        await context.setOffline(true);
        await page.getByRole('button', { name: 'Save changes' }).click();
        await expect(page.getByText(/Can’t reach the server/).first()).toBeVisible();
        await expect(company).toHaveValue('Haddad and Daughters');
        await context.setOffline(false);
        await page.getByRole('button', { name: 'Save changes' }).click();
        await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
          'Profile saved',
        );
      },
    );
  });
});

test.describe('the password', () => {
  async function change(page: import('@playwright/test').Page, confirm = 'a-new-long-secret-7') {
    await page.goto('/userprofile?tab=security');
    await page.getByLabel('Old Password').fill('the-old-secret-3');
    await page.getByLabel('New Password').fill('a-new-long-secret-7');
    await page.getByLabel('Confirm Password').fill(confirm);
    await page.getByRole('button', { name: 'Change password' }).click();
  }

  test('is refused before it is sent when the two differ', LONG, async ({ page }) => {
    await change(page, 'something-else-7');
    await expect(page.getByText('Passwords must match')).toBeVisible();
    await expect(page.getByLabel('Confirm Password')).toHaveAttribute('aria-invalid', 'true');
  });

  test('is changed, which is said, and the fields are empty again', async ({ page }) => {
    await change(page);
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Password changed',
    );
    await expect(page.getByLabel('Old Password')).toHaveValue('');
    await expect(page.getByLabel('New Password')).toHaveValue('');
  });

  for (const answer of ['old_password_incorrect', 'password_unchanged', 'password_too_common'])
    test.describe(answer, () => {
      test.use({ visitor: { ...signedIn, answers: { updatePassword: `422.${answer}` } } });
      test('stands at the field at fault', async ({ page, consoleGuard }) => {
        consoleGuard.allowStatus(422);
        await change(page);
        const field = answer.startsWith('old') ? 'Old Password' : 'New Password';
        await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByLabel(field)).toBeFocused();
      });
    });
});

test.describe('the sessions', () => {
  const places = (page: import('@playwright/test').Page) =>
    page.getByRole('region', { name: 'Active sessions' }).getByRole('listitem');

  test('begin with this device', async ({ page }) => {
    await page.goto('/userprofile?tab=security');
    await expect(places(page).first()).toContainText('Mac · Chrome');
    await expect(places(page).first()).toContainText('This device');
    await expect(page.getByText('This device')).toHaveCount(1);
    await expectHealthyPage(page);
  });

  test.describe('only this one', () => {
    test.use({ visitor: { ...signedIn, answers: { listSessions: '200.only_this' } } });
    test('are one', LONG, async ({ page }) => {
      await page.goto('/userprofile?tab=security');
      await expect(places(page)).toHaveCount(1);
    });
  });

  test.describe('that cannot be read', () => {
    test.use({ visitor: { ...signedIn, answers: { listSessions: '500.internal_error' } } });
    test('leave the password form as it is', LONG, async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(500);
      await page.goto('/userprofile?tab=security');
      await expect(page.getByRole('alert').filter({ hasText: 'Request ID:' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Change password' })).toBeEnabled();
    });
  });
});

test.describe('the plan', () => {
  test('says what is paid, until when, and what is used', async ({ page }) => {
    await page.goto('/userprofile?tab=plan');
    await expect(page.getByText('You’re on Team.')).toBeVisible();
    await expect(page.getByText('914 of 2,500')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'See plans' })).toBeVisible();
    await expectHealthyPage(page);
  });

  test.describe('of a sub-user', () => {
    test.use({ visitor: { profile: 'sub_user' } });
    test('is the owner’s to change', async ({ page }) => {
      await page.goto('/userprofile?tab=plan');
      await expect(page.getByText('Managed by your team owner.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'See plans' })).toHaveCount(0);
    });
  });

  test.describe('used up', () => {
    test.use({ visitor: { profile: 'quota_used_up' } });
    test('shows full meters', async ({ page }) => {
      await page.goto('/userprofile?tab=plan');
      await expect(page.getByText('30 of 30')).toBeVisible();
    });
  });
});

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: DEVICES.phone, visitor: { profile: 'arabic', language: 'ar' } });
  test('initials of a name are letters apart', async ({ page }) => {
    await page.goto('/userprofile');
    await expect(page.getByText('أ\u200Cح', { exact: true }).first()).toBeVisible();
    await expectHealthyPage(page);
  });
});
