import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { text } from '../support/locales.ts';
import { expectNoOverflow, expectHealthyPage, settled } from '../support/page-health.ts';
import { expect, signedIn, test } from '../support/screen-test.ts';
import { LONG, longUnless } from '../support/long.ts';

/** The frame around every screen: menus, customizer, palette, and leaving it. */
for (const language of LANGUAGE_CODES)
  test.describe(`in ${language}`, longUnless(language === 'fr'), () => {
    test.use({ visitor: { ...signedIn, language }, viewport: { width: 1200, height: 800 } });
    test('no entry of the side menu is cut', async ({ page }) => {
      await page.goto('/promptlist');
      await settled(page);
      const cut = await page
        .getByRole('navigation', { name: text(language, 'shell:menu.label') })
        .locator('a span, button span')
        .evaluateAll((all) =>
          all
            .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis')
            .filter((one) => one.scrollWidth > one.clientWidth)
            .map((one) => one.textContent),
        );
      expect(cut).toEqual([]);
    });
  });

test.describe('the horizontal menu', () => {
  const answers = { getPublicConfig: '200.customizer' };
  for (const language of ['fr', 'ar'] as const)
    test.describe(`in ${language}`, longUnless(language === 'ar'), () => {
      test.use({
        visitor: { ...signedIn, language, answers },
        viewport: { width: 1200, height: 800 },
      });
      test('is one line; what does not fit is under a button', async ({ page }) => {
        // Larger text than the default, as a person sets it in the browser.
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '130%';
          });
        });
        await page.goto('/promptlist');
        await settled(page);
        const name = (key: string) => text(language, `shell:${key}`);
        await page.getByRole('button', { name: name('customizer.open') }).click();
        await page.getByRole('button', { name: name('customizer.horizontal') }).click();
        await page.getByRole('button', { name: text(language, 'common:actions.close') }).click();
        const menu = page.getByRole('navigation', { name: name('menu.label') });
        const entries = menu.locator('> ul > li');
        const more = menu.getByRole('button', { name: name('nav.more') });
        await page.setViewportSize({ width: 1210, height: 800 });
        await expect(more).toBeVisible();
        const tops = await entries.evaluateAll((all) => [
          ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))),
        ]);
        expect(tops).toHaveLength(1);
        await expectNoOverflow(page);
        await more.hover();
        await expect(menu.getByRole('link', { name: name('nav.website') })).toBeVisible();
        await expectNoOverflow(page);
        const before = await entries.count();
        await page.setViewportSize({ width: 1440, height: 800 });
        await expect.poll(() => entries.count()).toBeGreaterThan(before);
      });
    });
});

test.describe('the customizer', () => {
  test.use({ visitor: { ...signedIn, answers: { getPublicConfig: '200.customizer' } } });

  test('leaves the page as it is, and usable', async ({ page }) => {
    await page.goto('/promptlist');
    await settled(page);
    const opener = page.getByRole('button', { name: 'Customize theme' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Theme Customizer' });
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(page.locator('.MuiBackdrop-root')).toHaveCount(0);
    await expect(drawer.getByRole('group', { name: 'Menu groups' })).toHaveAccessibleDescription(
      'This menu has no groups.',
    );
    await expect(drawer.getByRole('button', { name: 'Accordion' })).toBeDisabled();
    await page.getByRole('link', { name: 'Templates' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Light' }).press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(
    'that cannot be fetched for want of a connection leaves the page, and comes with it',
    LONG,
    async ({ page, context, consoleGuard }) => {
      consoleGuard.allow(/net::ERR_/, /Loading chunk/, /dynamically imported module/);
      const chunk = /\/assets\/customizer-.*\.js/;
      await page.route(chunk, async (route) => {
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      });
      await page.goto('/promptlist');
      await expect(page.getByText('Can’t reach the server. Check your connection')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Prompts Library' })).toBeVisible();
      await page.unroute(chunk);
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Customize theme' }).click();
      await expect(page.getByRole('dialog', { name: 'Theme Customizer' })).toBeVisible();
    },
  );

  for (const layout of ['Vertical', 'Horizontal'])
    test(
      `a hidden menu leaves the logo and a way to it: ${layout}`,
      longUnless(layout === 'Horizontal'),
      async ({ page }) => {
        await page.goto('/promptlist');
        await page.getByRole('button', { name: 'Customize theme' }).click();
        const drawer = page.getByRole('dialog', { name: 'Theme Customizer' });
        await drawer.getByRole('button', { name: layout }).click();
        await drawer
          .getByRole('group', { name: 'Hide menu' })
          .getByRole('button', { name: 'On' })
          .click();
        await drawer.getByRole('button', { name: 'Close' }).click();
        const bar = page.getByRole('banner');
        await expect(bar.getByRole('link', { name: 'Promptwell, home' })).toBeVisible();
        await bar.getByRole('button', { name: 'Open menu' }).click();
        const menu = page.getByRole('navigation', { name: 'Main menu' });
        await expect(menu).toBeVisible();
        await expectHealthyPage(page);
        await menu.getByRole('link', { name: 'Templates' }).click();
        await expect(page).toHaveURL('/sample');
        await expect(menu).toBeHidden();
      },
    );
});

test.describe('the palette', () => {
  test.use({ visitor: signedIn });
  test('does what the bar does, and remembers what was done', async ({ page }) => {
    await page.goto('/promptlist');
    await settled(page);
    const field = page.getByRole('combobox', { name: 'Search screens and prompts' });
    const run = async (words: string, option: string) => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await field.fill(words);
      await expect(page.getByRole('option', { name: option })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('Enter');
      await expect(field).toBeHidden();
    };
    await run('light', 'Switch to light mode');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await run('new prompt', 'New prompt');
    await expect(page).toHaveURL('/promptgenrator');
    await page.keyboard.press('Control+k');
    const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent).toHaveText(['New prompt', 'Switch to dark mode']);
    await page.keyboard.press('Escape');
    await run('español', 'Español');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test(
    'keeps the focus in its field when it reopens at once and when the page takes it',
    LONG,
    async ({ page }) => {
      await page.goto('/promptlist');
      await settled(page);
      const field = page.getByRole('combobox', { name: 'Search screens and prompts' });
      await page.keyboard.press('Control+k');
      await field.fill('templates');
      await page.evaluate(async () => {
        const press = (init: KeyboardEventInit) =>
          (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
          );
        press({ key: 'Escape' });
        // Two frames on, the palette fades out; on a busy machine it may be gone already.
        await new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
        );
        press({ key: 'k', ctrlKey: true });
      });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
      await page.getByRole('main', { includeHidden: true }).evaluate((main) => main.focus());
      await expect(field).toBeFocused();
      await page.keyboard.type('templates');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/sample');
    },
  );

  test('the sheet names the keys of the main job', LONG, async ({ page }) => {
    await page.goto('/promptlist');
    await settled(page);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Save the prompt')).toBeVisible();
    await expect(sheet.getByText('Generate, or run the prompt')).toBeVisible();
  });
});

test.describe('logging out', () => {
  const GOAL = 'A letter to the landlord about the heating';
  const stored = 'promptwell.draft.';
  test.use({ visitor: signedIn });

  test('asks where work would be lost, and takes it all along', async ({ page }) => {
    await page.goto('/promptgenrator');
    await page.getByLabel('What should the prompt achieve?').fill(GOAL);
    const kept = () =>
      page.evaluate(
        (start) => Object.entries(localStorage).filter(([key]) => key.startsWith(start)),
        stored,
      );
    await expect.poll(async () => JSON.stringify(await kept())).toContain(GOAL);
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out and discard drafts?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectHealthyPage(page);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByLabel('What should the prompt achieve?')).toHaveValue(GOAL);
    await page.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect(await kept()).toEqual([]);
  });

  test('with nothing unsaved is done at once', LONG, async ({ page }) => {
    await page.goto('/promptlist');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('under a forced palette', () => {
  test.use({ visitor: { ...signedIn, answers: { getPublicConfig: '200.customizer' } } });
  test('what is chosen and what can be pressed is still seen', LONG, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/userprofile?tab=appearance');
    await settled(page);
    const painted = (one: Element) => {
      const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(one);
      return { backgroundColor, borderTopWidth, borderTopColor };
    };
    const main = page.getByRole('main');
    const pressed = main.getByRole('button', { name: 'Dark', pressed: true });
    const other = main.getByRole('button', { name: 'Light', pressed: false });
    expect((await pressed.evaluate(painted)).backgroundColor).not.toBe(
      (await other.evaluate(painted)).backgroundColor,
    );
    const tab = main.getByRole('tab', { selected: true });
    const otherTab = main.getByRole('tab', { selected: false }).first();
    expect((await tab.evaluate(painted)).backgroundColor).not.toBe(
      (await otherTab.evaluate(painted)).backgroundColor,
    );
    const swatches = main.getByRole('group', { name: 'Theme color' }).getByRole('button');
    const colours = await swatches.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(new Set(colours).size).toBe(6);
    await page.goto('/promptlist');
    await settled(page);
    const filled = page.getByRole('main').getByRole('link', { name: 'New prompt' });
    expect((await filled.evaluate(painted)).borderTopWidth).toBe('1px');
  });
});
