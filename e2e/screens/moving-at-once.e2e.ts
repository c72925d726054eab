import type { Page } from '@playwright/test';
import { settled } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG, longUnless } from '../support/long.ts';

/** A click on the menu is answered at once, however long the screen's code or data takes. */
test.use({ visitor: signedIn });

const CHUNK = /\/assets\/billing-history-page-.*\.js/;
const CATEGORIES = /\/api\/users\/misc\/category(?:\?|$)/;

/** Keeps back what answers `address`; returns the function that lets it come. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });

for (const way of ['pointer', 'keyboard'] as const)
  test(`with its code on the way, by ${way}`, longUnless(way === 'keyboard'), async ({ page }) => {
    await page.goto('/promptlist');
    await settled(page);
    const release = await hold(page, CHUNK);
    const link = page.getByRole('link', { name: 'Billing History' });
    if (way === 'pointer') await link.click();
    else await link.press('Enter');
    await expect(current(page)).toHaveText(['Billing History']);
    await expect(bar(page)).toBeVisible();
    await expect(heading(page, 'Prompts Library')).toBeVisible();
    release();
    await expect(heading(page, 'Billing History')).toBeFocused();
    await expect(bar(page)).toHaveCount(0);
    await expect(current(page)).toHaveText(['Billing History']);
  });

test('with its data on the way', async ({ page }) => {
  await page.goto('/userprofile');
  await settled(page);
  const release = await hold(page, CATEGORIES);
  await page.getByRole('link', { name: 'Generate', exact: true }).click();
  await expect(current(page)).toHaveText(['Generate']);
  await expect(bar(page)).toBeVisible();
  await expect(heading(page, 'User Profile')).toBeVisible();
  release();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('for another entry, chosen before the first one came', LONG, async ({ page }) => {
  await page.goto('/userprofile');
  await settled(page);
  const release = await hold(page, CHUNK);
  await page.getByRole('link', { name: 'Billing History' }).click();
  await expect(current(page)).toHaveText(['Billing History']);
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(heading(page, 'Templates')).toBeFocused();
  await expect(current(page)).toHaveText(['Templates']);
  release();
  await expect(bar(page)).toHaveCount(0);
  await expect(current(page)).toHaveText(['Templates']);
});

test('back at the open screen, where the chosen one is given up', LONG, async ({ page }) => {
  await page.goto('/promptlist');
  await settled(page);
  const release = await hold(page, CHUNK);
  await page.getByRole('link', { name: 'Billing History' }).click();
  await expect(current(page)).toHaveText(['Billing History']);
  await page.getByRole('link', { name: 'Prompts Library' }).first().click();
  await expect(current(page)).toHaveText(['Prompts Library']);
  await expect(bar(page)).toHaveCount(0);
  release();
});

test.describe('on a phone', () => {
  test.use({ viewport: DEVICES.phone });

  test('the drawer closes, the bar shows, and the menu marks the entry', LONG, async ({ page }) => {
    await page.goto('/userprofile');
    await settled(page);
    const release = await hold(page, CHUNK);
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    await page.getByRole('link', { name: 'Billing History' }).click();
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await menu.click();
    await expect(current(page)).toHaveText(['Billing History']);
    await page.keyboard.press('Escape');
    release();
    await expect(heading(page, 'Billing History')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });
});
