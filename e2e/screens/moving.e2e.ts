import type { Locator } from '@playwright/test';
import { text } from '../support/locales.ts';
import { settled } from '../support/page-health.ts';
import { expect, signedIn, test } from '../support/screen-test.ts';
import { LONG, longUnless } from '../support/long.ts';

/** Going from screen to screen: where the page begins, what is marked, where the focus is. */
test.use({ visitor: signedIn });

const PROMPT = '/promptgenrator-edit/01930c1e-5a00-7000-8000-0000000000a2';

test.describe('the place on the page', () => {
  test.use({ viewport: { width: 1280, height: 420 } });

  test('is the top at a typed address, and kept by Reload and Back', async ({ page }) => {
    const place = () => page.evaluate(() => window.scrollY);
    await page.goto('/sample');
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.goto('/');
    await settled(page);
    expect(await place()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.reload();
    await settled(page);
    await expect.poll(place).toBe(200);
    await page.goBack();
    await settled(page);
    await expect.poll(place).toBe(500);
  });

  test('is reached once the page is long enough for it', LONG, async ({ page }) => {
    const place = () => page.evaluate(() => window.scrollY);
    await page.goto('/sample');
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const before = await place();
    const list = Promise.withResolvers<undefined>();
    await page.route(/\/api\/users\/prompt\?/, async (route) => {
      await list.promise;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(place).toBeLessThan(before);
    list.resolve(undefined);
    await expect.poll(place).toBe(before);
  });
});

test(
  'a screen that a new build replaced is opened by the click all the same',
  LONG,
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/net::ERR_FAILED/, /Loading chunk/, /dynamically imported module/);
    await page.goto('/promptlist');
    await settled(page);
    const chunk = /\/assets\/billing-history-page-.*\.js/;
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(chunk, (route) => route.abort());
    const link = page.getByRole('link', { name: 'Billing History' });
    // Pointing at it fetches ahead, in vain: that alone must not reload anything.
    const missed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()));
    await link.hover();
    await missed;
    await page.evaluate(() => document.fonts.ready);
    expect(loads).toBe(0);
    page.once('framenavigated', () => void page.unroute(chunk));
    await link.click();
    await expect(page).toHaveURL('/billinghistory');
    await expect(page.getByRole('heading', { level: 1, name: 'Billing History' })).toBeVisible();
  },
);

test.describe('the menu marks one entry alone', () => {
  for (const [path, name] of [
    ['/', 'Dashboard'],
    ['/dashboard', 'Dashboard'],
    ['/promptgenrator', 'Generate'],
    [PROMPT, 'Prompts Library'],
  ] as const)
    test(`at ${path}: ${name}`, longUnless(path === '/dashboard'), async ({ page }) => {
      await page.goto(path);
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu.locator('[aria-current]')).toHaveText([name]);
    });
});

test('another screen begins with the focus on its heading', async ({ page }) => {
  await page.goto('/promptlist');
  await settled(page);
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('billing history');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing History' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeFocused();
});

test('Tab closes the account menu and gives the focus back', LONG, async ({ page }) => {
  await page.goto('/promptlist');
  await settled(page);
  const opener = page.getByRole('button', { name: 'Account menu' });
  await opener.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'User Profile' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a grid is one stop for Tab; Enter opens what the cell holds', async ({ page }) => {
  await page.goto('/promptlist');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('link').first()).toBeVisible();
  await settled(page);
  const stops = await grid.evaluate(
    (element) =>
      [...element.querySelectorAll<HTMLElement>('[role="row"] *')].filter(
        (one) => one.tabIndex === 0 && one.checkVisibility(),
      ).length,
  );
  expect(stops).toBe(1);
  await grid.getByRole('columnheader').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await page.keyboard.press('Home');
  const title = page.locator('[role="gridcell"]:focus').getByRole('link');
  const address = String(await title.getAttribute('href'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

test('the footer stands in the same column as the content', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 900 });
  await page.goto('/promptlist');
  await settled(page);
  const left = async (target: Locator) => (await target.boundingBox())?.x;
  const heading = await left(page.getByRole('heading', { level: 1 }));
  const footer = page.getByRole('contentinfo').getByText(text('en', 'shell:footer.rights'));
  expect(await left(footer)).toBe(heading);
});

test('buttons are set in the page’s own face', LONG, async ({ page }) => {
  await page.goto('/sample');
  await settled(page);
  const faces = await page
    .getByRole('main')
    .locator('button *')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontFamily))]);
  expect(faces.every((face) => face.startsWith('Poppins'))).toBe(true);
});

test('the controls of one line have one height', LONG, async ({ page }) => {
  await page.goto('/promptlist');
  await settled(page);
  const line = page.getByRole('search');
  const heights = await line
    .locator('.MuiInputBase-root, .MuiToggleButton-root')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().height))]);
  expect(heights).toEqual([40]);
});

test(
  'a slider’s thumb is large enough to hit, and says what it stands for',
  LONG,
  async ({ page }) => {
    await page.goto('/flexibleprice');
    await settled(page);
    const thumb = page.locator('.MuiSlider-thumb').first();
    const { width, height } = (await thumb.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuetext', /^\d+ seats$/);
  },
);
