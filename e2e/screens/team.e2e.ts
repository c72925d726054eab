import { expectHealthyPage } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG } from '../support/long.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');
test.beforeEach(({ page }) => page.clock.setFixedTime(TODAY));

test.describe('the team', () => {
  test.use({ visitor: signedIn });

  test('shows who is in it, what they may do, and until when an invitation holds', async ({
    page,
  }) => {
    await page.goto('/userinformation');
    await expect(page.getByText('7 of 8 used')).toBeVisible();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('Jonas Weber')).toContainText('Editor');
    await expect(row('Jonas Weber')).toContainText('37');
    await expect(row('سامي منصور')).toContainText('Invited until Nov 25, 2026');
    await expect(row('Claire Dubois')).toContainText('Suspended');
    await expectHealthyPage(page);
  });

  test('is filtered by status, in the address', async ({ page }) => {
    await page.goto('/userinformation');
    await page.getByRole('button', { name: 'Suspended' }).click();
    await expect(page).toHaveURL(/status=suspended/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Suspended' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: DEVICES.phone, visitor: { ...signedIn, language: 'ar' } });
  test('is a list of cards', LONG, async ({ page }) => {
    await page.goto('/userinformation');
    await expect(page.getByRole('listitem').filter({ hasText: 'سامي منصور' })).toContainText(
      '25 نوفمبر 2026',
    );
    await expectHealthyPage(page);
  });
});

test.describe('without anybody', () => {
  test.use({ visitor: { ...signedIn, answers: { listSubUsers: '200.empty' } } });
  test(
    'says what would be here; with a filter, that nobody has the status',
    LONG,
    async ({ page }) => {
      await page.goto('/userinformation');
      await expect(page.getByRole('heading', { name: 'No members yet' })).toBeVisible();
      await expectHealthyPage(page);
      await page.goto('/userinformation?status=expired');
      await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect(page).toHaveURL('/userinformation');
    },
  );
});

test.describe('with every seat taken', () => {
  test.use({ visitor: { ...signedIn, answers: { listSubUsers: '200.seats_full' } } });
  test('says what one more costs today, there and where people are invited', async ({ page }) => {
    await page.goto('/userinformation');
    const price = page.getByText('All seats are taken. One more seat costs $12 today.');
    await expect(price).toBeVisible();
    await expectHealthyPage(page);
    const add = page.getByRole('link', { name: 'Add a seat' });
    await expect(add).toHaveAttribute('href', '/checkout?plan=team&interval=month&seats=6');
    await expect(page.getByRole('main').getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      /^\/flexibleprice/,
    );
    await page.getByRole('button', { name: 'Invite people' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite people' });
    await expect(dialog.getByText('One more seat costs $12 today.')).toBeVisible();
    await expectHealthyPage(page);
  });
});

test.describe('for somebody who works alone', () => {
  test.use({ visitor: { profile: 'individual', answers: { listSubUsers: '200.individual' } } });
  test('says what Team adds, and at what price', LONG, async ({ page }) => {
    await page.goto('/userinformation');
    await expect(page.getByRole('heading', { name: 'Work together on Team' })).toBeVisible();
    await expect(page.getByText('$39 per month with 5 seats')).toBeVisible();
    await expectHealthyPage(page);
  });
});

test.describe('for an administrator', () => {
  test.describe('without a plan', () => {
    test.use({ visitor: { profile: 'admin', answers: { listSubUsers: '200.individual' } } });
    test('says what Team adds, as to anybody alone', LONG, async ({ page }) => {
      await page.goto('/userinformation');
      await expect(page.getByRole('heading', { name: 'Work together on Team' })).toBeVisible();
      await expectHealthyPage(page);
    });
  });
  test.describe('with seats', () => {
    test.use({ visitor: { profile: 'admin' } });
    test('shows the own team, not everybody’s', LONG, async ({ page }) => {
      await page.goto('/userinformation');
      await expect(page.getByText('7 of 8 used')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Actions for Jonas Weber' })).toBeVisible();
      await expectHealthyPage(page);
    });
  });
});

test.describe('for a sub-user', () => {
  test.use({ visitor: { profile: 'sub_user' } });
  test('is refused', async ({ page }) => {
    await page.goto('/userinformation');
    await expect(page.getByRole('heading', { name: 'You are not authorized!' })).toBeVisible();
    for (const path of ['/flexibleprice', '/billinghistory', '/checkout?plan=team']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'You are not authorized!' })).toBeVisible();
    }
  });
});

test.describe('when it cannot be read', () => {
  test.use({ visitor: { ...signedIn, answers: { listSubUsers: '503.unavailable' } } });
  test('says why, and tries again', LONG, async ({ page, context, consoleGuard }) => {
    consoleGuard.allowStatus(503);
    await page.clock.resume();
    await page.goto('/userinformation');
    const alert = page.getByRole('alert').filter({ hasText: 'Request ID:' });
    await expect(alert).toBeVisible();
    await context.clearCookies({ name: 'mock-scenarios' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('7 of 8 used')).toBeVisible();
  });
});
