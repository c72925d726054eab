import type { Page } from '@playwright/test';
import { expectHealthyPage } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { longUnless } from '../support/long.ts';

test.use({ visitor: signedIn });

async function generate(page: Page): Promise<void> {
  await page.goto('/promptgenrator');
  const goal = page.getByLabel('What should the prompt achieve?');
  await goal.fill('Announce our new product to customers who have bought from us before');
  await goal.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const column = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('two drafts side by side by one key, with what differs marked or not', async ({ page }) => {
  await generate(page);
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/compare=2/);
  await expect(column(page, 'Full').locator('mark').first()).toBeVisible();
  await expect(column(page, 'Short').locator('mark').first()).toBeVisible();
  // A mark is not read out, so it is also said.
  await expect(column(page, 'Short')).toContainText('Only here:');
  await expectHealthyPage(page);

  await page.getByRole('button', { name: 'Asks first', exact: true }).click();
  await expect(column(page, 'Asks first')).toBeVisible();
  await expect(column(page, 'Full')).toBeHidden();
  await page.reload();
  await expect(column(page, 'Asks first')).toBeVisible();

  await page.getByRole('switch', { name: 'Mark what differs' }).click();
  await expect(page.getByRole('group').locator('mark')).toHaveCount(0);
  await page.getByRole('tab', { name: /^Asks first/ }).click();
  await expect(column(page, 'Full')).toBeVisible();
  await expect(page.getByRole('group').locator('mark')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Prompt', exact: true }).press('d');
  await expect(column(page, 'Full')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('d');
  await expect(column(page, 'Full')).toBeHidden();
  await expect(page).not.toHaveURL(/compare/);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Compare drafts',
  );
});

for (const { language, mode } of [
  { language: 'en', mode: 'light' },
  { language: 'ar', mode: 'dark' },
] as const)
  test.describe(`on a phone, in ${language}, ${mode}`, longUnless(language === 'ar'), () => {
    test.use({ viewport: DEVICES.phone, visitor: { ...signedIn, language, mode } });

    test('one draft with its marks, and nothing beside it', async ({ page }) => {
      await page.goto('/promptgenrator');
      const goal = page.getByRole('textbox').first();
      await goal.fill('Announce our new product to customers who have bought from us before');
      await goal.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const compare = page.locator('button[aria-keyshortcuts="D"]');
      await compare.click();
      await expect(page.getByRole('group').locator('mark').first()).toBeVisible();
      // The open draft alone: the other one's text is there, and shown on wider screens.
      await expect(
        page.locator('[role="group"][tabindex="0"]').filter({ visible: true }),
      ).toHaveCount(1);
      await expectHealthyPage(page);
    });
  });
