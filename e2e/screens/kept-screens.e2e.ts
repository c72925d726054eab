import type { Page } from '@playwright/test';
import { settled } from '../support/page-health.ts';
import { expect, signedIn, test } from '../support/screen-test.ts';
import { LONG } from '../support/long.ts';

/** Screens that only show what the server has stay on the page, hidden, while another one is open. */
test.use({ visitor: signedIn });

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the library comes back as it was left, and no other screen sees or hears it', async ({
  page,
}) => {
  await page.goto('/promptlist?sort=title');
  await settled(page);
  // Detached from the page if the screen is rendered again.
  const drawn = await heading(page, 'Prompts Library').elementHandle();
  await menu(page, 'Templates').click();
  await expect(heading(page, 'Templates')).toBeFocused();
  await expect(heading(page, 'Prompts Library')).toHaveCount(0);
  expect(await drawn?.isVisible()).toBe(false);
  await page.goBack();
  await expect(heading(page, 'Prompts Library')).toBeVisible();
  expect(await drawn?.isVisible()).toBe(true);
  await expect(page).toHaveURL(/sort=title/);
});

test('the menu leads to the plain list, not to what was filtered', LONG, async ({ page }) => {
  await page.goto('/promptlist');
  await settled(page);
  await page.getByRole('tab', { name: 'Trash' }).click();
  await expect(page).toHaveURL(/scope=trash/);
  await menu(page, 'Templates').click();
  await expect(heading(page, 'Templates')).toBeFocused();
  await menu(page, 'Prompts Library').click();
  await expect(heading(page, 'Prompts Library')).toBeFocused();
  await expect(page.getByRole('tab', { name: 'My prompts' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('keys of a hidden screen do nothing', LONG, async ({ page }) => {
  await page.goto('/promptlist');
  await settled(page);
  await menu(page, 'User Profile').click();
  await expect(heading(page, 'User Profile')).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search prompts' })).toHaveCount(0);
  await expect(heading(page, 'User Profile')).toBeVisible();
});

test('a change of language draws the kept screens in the new one', LONG, async ({ page }) => {
  await page.goto('/promptlist');
  await settled(page);
  await menu(page, 'User Profile').click();
  await expect(heading(page, 'User Profile')).toBeFocused();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goBack();
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  await expect(page.getByText('Prompts Library', { exact: true })).toHaveCount(0);
});
