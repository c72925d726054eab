import { text } from '../support/locales.ts';
import { expectHealthyPage, settled } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG, longUnless } from '../support/long.ts';

test.use({ visitor: signedIn });

test.describe('on a wide screen', () => {
  test('the menu names every part, and marks where one is', async ({ page }) => {
    await page.goto('/promptlist');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const names = ['Dashboard', 'User Profile', 'Prompts Library', 'Flexible Price'];
    for (const name of [...names, 'Billing History'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Prompts Library' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const website = menu.getByRole('link', { name: /Website/ });
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
    await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
  });

  test('the first key reaches the skip link, and it the content', async ({ page }) => {
    await page.goto('/promptlist');
    await settled(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'New prompt' })).toBeFocused();
  });

  test('the palette finds screens and prompts, and gives the focus back', async ({ page }) => {
    await page.goto('/promptlist');
    await settled(page);
    const opener = page.getByRole('button', { name: 'Search', exact: true });
    await opener.focus();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search screens and prompts' });
    await expect(field).toBeFocused();
    await expectHealthyPage(page);
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Control+k');
    await field.fill('weekly');
    await expect(page.getByRole('group', { name: 'Prompts' }).getByRole('option')).not.toHaveCount(
      0,
    );
    await field.fill('billing');
    await expect(page.getByRole('option', { name: 'Billing History' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/billinghistory');
  });

  test(
    'a question mark shows the shortcuts, whose single keys can be turned off',
    LONG,
    async ({ page }) => {
      await page.goto('/promptlist');
      await settled(page);
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(sheet).toBeVisible();
      await expectHealthyPage(page);
      await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(sheet).toBeHidden();
      await page.keyboard.press('?');
      await page.keyboard.press('m');
      await expect(sheet).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    },
  );

  test('light and dark are switched at once and kept', async ({ page }) => {
    await page.goto('/promptlist');
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  });

  test('the mode is settled before anything is painted', LONG, async ({ page }) => {
    await page.goto('/promptlist');
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Reflect.set(window, 'seenModes', seen);
      new MutationObserver(() => {
        if (document.body) seen.push(document.documentElement.dataset['mode'] ?? '');
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.reload();
    await settled(page);
    const seen = await page.evaluate(() => Reflect.get(window, 'seenModes') as string[]);
    expect([...new Set(seen)]).toEqual(['light']);
  });

  test('the language is changed without a reload, direction and all', async ({ page }) => {
    await page.goto('/promptlist');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page).toHaveTitle(`${text('ar', 'common:titles.prompts')} · Admin Panel`);
    await expectHealthyPage(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('a long page brings a button that leads back up', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto('/sample');
    await settled(page);
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 1200);
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: DEVICES.phone });
  test('the menu is a drawer that closes behind one', async ({ page }) => {
    await page.goto('/promptlist');
    await expect(page.getByRole('link', { name: 'Templates' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Templates' }).click();
    await expect(page).toHaveURL('/sample');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expectHealthyPage(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test.describe('the customizer', () => {
  test.use({ visitor: { ...signedIn, answers: { getPublicConfig: '200.customizer' } } });
  test('changes everything live, and keeps what is to be kept', LONG, async ({ page }) => {
    await page.goto('/promptlist');
    await page.getByRole('button', { name: 'Customize theme' }).click();
    const drawer = page.getByRole('dialog', { name: 'Theme Customizer' });
    await expectHealthyPage(page);
    const blue = drawer.getByRole('button', { name: 'Blue' });
    await blue.click();
    await expect(blue).toHaveAttribute('aria-pressed', 'true');
    const choose = (group: string, name: string) =>
      drawer.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click();
    await choose('Menu layout', 'Horizontal');
    await expect(drawer.getByRole('group', { name: 'Skin' })).toBeVisible();
    await choose('Direction', 'Right to left');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expectHealthyPage(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // The specification leaves the layout out of what is kept.
    await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
  });
});

test.describe('the trial button', () => {
  for (const [profile, label] of [
    ['individual', '30-Day Free Trial'],
    ['trialing', /Trial: \d+ days? left/],
  ] as const)
    test.describe(`for ${profile}`, longUnless(profile === 'trialing'), () => {
      test.use({ visitor: { profile } });
      test('leads to the plans', async ({ page }) => {
        await page.goto('/promptlist');
        await page.getByRole('banner').getByRole('link', { name: label }).click();
        await expect(page).toHaveURL('/flexibleprice');
      });
    });
  test('is not there on a paid plan', LONG, async ({ page }) => {
    await page.goto('/promptlist');
    await settled(page);
    await expect(page.getByRole('banner').getByRole('link', { name: /Trial/ })).toHaveCount(0);
  });
});

test.describe('when something fails', () => {
  test('an unknown path is a page that says so, with two ways on', async ({ page }) => {
    await page.goto('/promptlist');
    await page.goto('/no/such/page');
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/promptlist');
  });

  test(
    'a device without a connection is told, and when it is back',
    LONG,
    async ({ page, context, consoleGuard }) => {
      consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.goto('/promptlist');
      await settled(page);
      await context.setOffline(true);
      await expect(page.getByText(/You’re offline/)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(/You’re offline/)).toBeHidden();
    },
  );

  test(
    'the palette without a connection: that is said, the page stays, and it opens afterwards',
    LONG,
    async ({ page, context, consoleGuard }) => {
      consoleGuard.allow(
        /ERR_INTERNET_DISCONNECTED/,
        /Loading chunk/,
        /dynamically imported module/,
      );
      await page.goto('/promptlist');
      await settled(page);
      await context.setOffline(true);
      await page.keyboard.press('Control+k');
      await expect(page.getByText('Can’t reach the server. Check your connection')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Prompts Library' })).toBeVisible();
      await context.setOffline(false);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );

  test('a part of the program that is gone: one reload, then the message', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/net::ERR_FAILED/, /Loading chunk/, /dynamically imported module/);
    await page.goto('/promptlist');
    await settled(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(/\/assets\/terms-page-.*\.js/, (route) => route.abort());
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'A new version is available' })).toBeVisible();
    await expect(page.getByText('Loading chunk app/terms failed')).toBeVisible();
    expect(loads).toBe(2);
    await expectHealthyPage(page);
  });

  test.describe('corrupt storage', () => {
    test.use({
      visitor: {
        ...signedIn,
        storage: {
          'promptwell.settings': '{"mode":"purple","skin":[',
          'promptwell.language': 'klingon',
        },
      },
    });
    test('is passed over', LONG, async ({ page }) => {
      await page.goto('/promptlist');
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1, name: 'Prompts Library' })).toBeVisible();
    });
  });

  test('full storage: everything works as long as the page lives', LONG, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/promptlist');
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await page.getByRole('link', { name: 'Templates' }).click();
    await expect(page).toHaveTitle('Templates · Admin Panel');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  });
});
