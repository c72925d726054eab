import { expectHealthyPage, settled } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG } from '../support/long.ts';

test.use({ visitor: signedIn });

const row = 'Interview questions for a role';

test('says at a glance what is missing, and hides the column on this device', async ({ page }) => {
  await page.goto('/promptlist');
  const header = page.getByRole('columnheader', { name: 'Quality' });
  await expect(header).toBeVisible();
  const cell = (title: string) =>
    page.getByRole('row').filter({ hasText: title }).locator('[data-field="quality"]');
  await expect(cell('Refactor with tests')).toContainText('Complete');
  await expect(cell(row)).toContainText('1 to look at');
  await expect(cell(row)).toContainText(
    'Missing: Context and Form of the answer · Warnings: 1 · Tips: 3',
  );
  await expect(cell('Explain a pull request')).toContainText('2 parts missing');
  await expect(cell('Quarterly numbers')).toContainText('Not checked yet');
  await expectHealthyPage(page);

  await page.getByRole('button', { name: 'Columns' }).click();
  const item = page.getByRole('menuitemcheckbox', { name: 'Quality' });
  await expect(item).toHaveAttribute('aria-checked', 'true');
  await expectHealthyPage(page);
  await item.click();
  await expect(item).toHaveAttribute('aria-checked', 'false');
  await page.keyboard.press('Escape');
  await expect(header).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Runs' })).toBeVisible();
  await settled(page);
  await expect(header).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: DEVICES.phone });
  test('is on the card', LONG, async ({ page }) => {
    await page.goto('/promptlist');
    const card = page.getByRole('listitem').filter({ hasText: row });
    await expect(card).toContainText('1 to look at');
    await expectHealthyPage(page);
  });
});
