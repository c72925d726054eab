import { expectHealthyPage, settled } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG } from '../support/long.ts';

const NOTE = 'Out-of-office note';
// Two days before the last of the examples is erased.
const TODAY = new Date('2026-11-21T12:00:00Z');

test.use({ visitor: signedIn });
test.beforeEach(({ page }) => page.clock.setFixedTime(TODAY));

test('the trash says when each prompt was deleted and when it is erased', async ({ page }) => {
  await page.goto('/promptlist');
  await page.getByRole('tab', { name: 'Trash' }).click();
  await expect(page).toHaveURL('/promptlist?scope=trash');
  const row = page.getByRole('row').filter({ hasText: NOTE });
  await expect(row).toContainText('2 days ago');
  await expect(row).toContainText('Dec 19, 2026');
  await expect(page.getByRole('row').filter({ hasText: 'Newsletter' })).toContainText(
    'Nov 23, 2026 (2 days left)',
  );
  await expect(page.getByRole('link', { name: NOTE })).toHaveCount(0);
  await expectHealthyPage(page);
});

test('restores one, and several at once', async ({ page }) => {
  await page.goto('/promptlist?scope=trash');
  await page.getByRole('button', { name: `Restore ${NOTE}` }).click();
  const messages = page.getByRole('region', { name: 'Notifications' });
  await expect(messages).toContainText('Prompt restored');
  for (const title of [NOTE, 'Newsletter'])
    await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Restore 2 prompts' }).click();
  await expect(messages).toContainText('2 prompts restored');
});

test('sorts by the day of deletion, oldest first, and back', LONG, async ({ page }) => {
  await page.goto('/promptlist?scope=trash');
  await page.getByRole('columnheader', { name: 'Deleted' }).first().click();
  await expect(page).toHaveURL(/sort=deletedAt/);
  await page.getByRole('columnheader', { name: 'Deleted' }).first().click();
  await expect(page).not.toHaveURL(/sort=/);
});

test.describe('with a full library', () => {
  test.use({ visitor: { ...signedIn, answers: { restorePrompt: '402.saved_prompts_full' } } });
  test(
    'says why nothing was restored, and which plan has room',
    LONG,
    async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(402);
      await page.goto('/promptlist?scope=trash');
      await page.getByRole('button', { name: `Restore ${NOTE}` }).click();
      const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t restore' });
      await expect(alert).toContainText('25 prompts');
      await expect(alert.getByRole('link', { name: 'See Pro' })).toHaveAttribute(
        'href',
        '/flexibleprice',
      );
      await expectHealthyPage(page);
    },
  );
});

test.describe('without deleted prompts', () => {
  test.use({ visitor: { ...signedIn, answers: { listTrash: '200.empty' } } });
  test(
    'says what would be here; with words that nothing matches, offers to clear them',
    LONG,
    async ({ page }) => {
      await page.goto('/promptlist?scope=trash');
      await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible();
      await expectHealthyPage(page);
      await page.getByRole('searchbox', { name: 'Search trash' }).fill('zebra');
      await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
      await page.getByRole('main').getByText('Clear search').click();
      await expect(page).toHaveURL('/promptlist?scope=trash');
    },
  );
});

test.describe('when it cannot be read', () => {
  test.use({ visitor: { ...signedIn, answers: { listTrash: '500.internal_error' } } });
  test('says so and tries again', async ({ page, context, consoleGuard }) => {
    consoleGuard.allowStatus(500);
    await page.goto('/promptlist?scope=trash');
    const alert = page.getByRole('alert').filter({ hasText: 'Request ID:' });
    await expect(alert).toBeVisible();
    await context.clearCookies({ name: 'mock-scenarios' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('grid').getByText(NOTE)).toBeVisible();
  });
});

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: DEVICES.phone, visitor: { ...signedIn, language: 'ar' } });
  test('is a list of cards', LONG, async ({ page }) => {
    await page.goto('/promptlist?scope=trash');
    const card = page.getByRole('listitem').filter({ hasText: 'رسالة شكر' });
    await expect(card).toContainText('يُحذف نهائيًا في');
    await expect(card.getByRole('button', { name: 'استعادة رسالة شكر لفريق العمل' })).toBeVisible();
    await settled(page);
    await expectHealthyPage(page);
  });
});
