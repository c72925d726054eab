import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey-test.ts';
import { settled } from '../support/page-health.ts';
import { LIN, signUp } from '../support/sign-up.ts';

const FAR = 80;

/** Presses Tab until the focus is there; a place that Tab does not reach fails the test. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < FAR; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('with the keyboard only, from signing in to a saved prompt', async ({ page, product }) => {
  await signUp(page, product);
  await settled(page);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(LIN.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(LIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Dashboard · Admin Panel');
  await settled(page);

  // On the product, whose policy blocks what the page writes inline.
  await page.keyboard.press('m');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search screens and prompts' })).toBeFocused();
  await page.keyboard.type('Generate');
  await expect(page.getByRole('option', { name: 'Generate' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await settled(page);
  await tabTo(page, page.getByLabel('What should the prompt achieve?'));
  await page.keyboard.type('Write a friendly reminder for an invoice that is two weeks overdue');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /drafts|Your draft/ })).toBeFocused();
  const use = page.getByRole('button', { name: 'Use this prompt' }).first();
  await tabTo(page, use);
  await page.keyboard.press('Enter');

  const title = page.getByRole('textbox', { name: 'Title' });
  await tabTo(page, title);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Friendly reminder');
  const category = page.getByRole('combobox', { name: 'Category' });
  await tabTo(page, category);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Office');
  await page.keyboard.press('Enter');
  await expect(category).toHaveText(/^Office/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved to your library.')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'View', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/promptgenrator-edit\//);
  await expect(title).toHaveValue('Friendly reminder');
});
