import type { Page } from '@playwright/test';
import { test } from '../support/deck-test.ts';
import { expectAccessible, expectHealthyPage, settled } from '../support/page-health.ts';
import { DEVICES, expect, signedIn } from '../support/screen-test.ts';
import { LONG, longUnless } from '../support/long.ts';

// In one worker: a build of mock mode is made once.
test.describe.configure({ mode: 'default' });
test.use({ visitor: signedIn });

const deck = (page: Page) => page.getByRole('dialog', { name: 'Scenarios' });
const opener = (page: Page) => page.getByRole('button', { name: /^Open scenarios/ });
const scenarioOf = (page: Page) => new URL(page.url()).searchParams.get('scenario');

async function open(page: Page, words = ''): Promise<void> {
  await opener(page).click();
  await deck(page).getByRole('searchbox').fill(words);
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Request ID:' });

test.describe('the scenario deck', () => {
  test('shows a refusal at once, and the answer again when it is reset', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allowStatus(503);
    await page.goto('/promptlist?q=story');
    await settled(page);
    await expect(failure(page)).toHaveCount(0);
    await open(page, 'listPrompts unavailable');
    await deck(page).getByRole('button', { name: 'listPrompts 503 unavailable' }).click();
    await expect(failure(page)).toBeVisible();
    expect(page.url()).toMatch(/\/promptlist\?q=story&scenario=listPrompts:503\.unavailable$/);
    await deck(page).getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(page).toHaveURL('/promptlist?q=story');
    await page.keyboard.press('Escape');
    await expect(deck(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test(
    'lists every operation, with its answers by status and example',
    LONG,
    async ({ page, request }) => {
      await page.goto('/promptlist');
      await open(page);
      type Listed = { operationId: string }[];
      const listed = (await (await request.get('/__mock/operations')).json()) as Listed;
      const rows = deck(page).getByRole('button', { name: /\/api\// });
      await expect(rows).toHaveCount(listed.length);
      const named = (await rows.allInnerTexts()).map((row) => row.split('\n')[0] ?? '');
      expect(named.toSorted()).toEqual(listed.map(({ operationId }) => operationId).toSorted());
      await deck(page)
        .getByRole('button', { name: /^saveCard / })
        .click();
      await expect(
        deck(page).getByRole('button', { name: 'saveCard 402 card_declined' }),
      ).toBeVisible();
    },
  );

  test('takes several choices, and leads to the screen of a situation', LONG, async ({ page }) => {
    await page.goto('/promptlist');
    await open(page, 'seats taken');
    await deck(page).getByRole('button', { name: 'All seats taken' }).click();
    await expect(page).toHaveURL(/\/userinformation\?scenario=seats-full$/);
    await expect(
      page.getByText('All seats are taken. One more seat costs $12 today.'),
    ).toBeVisible();
    await deck(page).getByRole('searchbox').fill('empty library');
    await deck(page).getByRole('button', { name: 'Empty library' }).click();
    expect(scenarioOf(page)).toBe('seats-full,empty-library');
    await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
    const chosen = deck(page).getByRole('list', { name: 'Chosen' }).getByRole('listitem');
    await expect(chosen).toHaveText(['All seats taken', 'Empty library']);
  });

  test('is linked from the answers in the page of the contract', async ({ page }) => {
    await page.goto('/docs');
    await page.getByLabel('Find an operation').fill('listPrompts');
    await page.getByRole('button', { name: 'List all prompts that the caller may see' }).click();
    const link = page.getByRole('link', { name: 'unavailable', exact: true });
    await expect(link).toHaveAttribute('href', /\?scenario=listPrompts:503\.unavailable$/);
    const opened = page.context().waitForEvent('page');
    await link.click();
    await expect(failure(await opened)).toBeVisible();
  });

  test('breaks a stream off', LONG, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_(INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE)/);
    await page.goto('/promptlist');
    await open(page, 'stream cut off');
    await deck(page).getByRole('button', { name: 'Stream cut off' }).first().click();
    await expect(page).toHaveURL(/\/promptgenrator-edit\/.*scenario=cut-stream$/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Run with examples' }).click();
    // With or without the first words, and the headers: the break may overtake any of them.
    await expect(
      page.getByText(/Connection lost|The stream broke off|The connection was lost/),
    ).toBeVisible();
  });

  test('takes the connection away, and gives it back', LONG, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_(EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED)/);
    await page.goto('/promptlist');
    await settled(page);
    await open(page, 'offline');
    await deck(page).getByRole('button', { name: 'Offline', exact: true }).first().click();
    await expect(page.getByText(/You’re offline/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await deck(page).getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(page.getByText(/You’re offline/)).toBeHidden();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('waits before an answer that is delayed', LONG, async ({ page }) => {
    await page.goto('/promptlist');
    await settled(page);
    await open(page, 'delay');
    const asked = page.waitForRequest(/\/api\/users\/prompt\?/);
    await deck(page).getByRole('button', { name: 'Delay 0.5 sec' }).click();
    expect((await asked).headers()['x-mock-scenarios']).toBe('*=delay%3D500');
  });

  test(
    'says that a link names what the contract does not have',
    LONG,
    async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(400);
      await page.goto('/promptlist?scenario=listPromts:empty');
      await open(page);
      await expect(deck(page).getByText(/doesn’t have the answers in red/)).toBeVisible();
      await deck(page).getByRole('button', { name: 'Reset', exact: true }).click();
      await expect(page).toHaveURL('/promptlist');
      await settled(page);
    },
  );

  test('is used by the keyboard alone', LONG, async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(503);
    await page.goto('/promptlist');
    await settled(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(deck(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('library unavailable');
    await page.keyboard.press('Tab');
    await expect(deck(page).getByRole('button', { name: 'Library unavailable' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(failure(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  });
});

test.describe('a link', () => {
  test.describe('in a browser that was never here', () => {
    test.use({ visitor: {} });
    test('shows the empty library, and stays through other screens', async ({ page }) => {
      await page.goto('/promptlist?scenario=empty-library');
      await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
      await page.getByRole('link', { name: 'Team' }).first().click();
      await expect(page).toHaveURL('/userinformation?scenario=empty-library');
      await page.goBack();
      await expect(page).toHaveURL('/promptlist?scenario=empty-library');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
      await open(page);
      await deck(page).getByRole('button', { name: 'Reset', exact: true }).click();
      await expect(page).toHaveURL('/promptlist');
      await expect(page.getByRole('heading', { name: 'No prompts yet' })).toHaveCount(0);
    });
  });

  test('is for its tab alone', LONG, async ({ page, otherTab }) => {
    await page.goto('/promptlist?scenario=listPrompts:empty');
    await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
    const other = await otherTab();
    await other.goto('/promptlist');
    await settled(other);
    await expect(other.getByRole('heading', { name: 'No prompts yet' })).toHaveCount(0);
  });

  test('to a declined card shows what a person reads', LONG, async ({ page }) => {
    await page.goto('/checkout?plan=pro&scenario=card-declined');
    await page.getByRole('button', { name: 'Pay $12.00' }).waitFor();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Pay $12.00' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You weren’t charged.' })).toBeVisible();
    expect(scenarioOf(page)).toBe('card-declined');
  });

  test('to an expired session leads to the sign-in', LONG, async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(401);
    await page.goto('/promptlist?scenario=session-expired');
    await expect(page).toHaveURL(/\/login\?redirect=.*&scenario=session-expired$/);
  });
});

for (const [device, language, mode] of [
  ['phone', 'ar', 'dark'],
  ['desktop', 'ar', 'light'],
  ['phone', 'en', 'light'],
  ['desktop', 'fr', 'dark'],
] as const)
  test.describe(
    `on a ${device} in ${language}, ${mode}`,
    longUnless(language === 'ar' && device === 'phone'),
    () => {
      test.use({ viewport: DEVICES[device], visitor: { ...signedIn, language, mode } });
      test('holds together, open and closed, and covers no action', async ({ page }) => {
        await page.goto('/promptlist?scenario=empty-library');
        await settled(page);
        const button = page.locator('aside > button').last();
        await expectHealthyPage(page);
        await button.click();
        await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
        await settled(page);
        await expectAccessible(page);
      });
    },
  );

for (const device of ['phone', 'desktop'] as const)
  test.describe(`the button on a ${device}`, longUnless(device === 'phone'), () => {
    test.use({ viewport: DEVICES[device] });
    for (const path of ['/', '/promptlist', '/promptgenrator', '/flexibleprice', '/userprofile'])
      test(
        `lies over no action of ${path}`,
        longUnless(path === '/promptgenrator'),
        async ({ page }) => {
          await page.goto(path);
          await settled(page);
          expect(await coveredBy(page)).toEqual([]);
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          expect(await coveredBy(page)).toEqual([]);
        },
      );
  });

/** Links, buttons and fields of which the deck's button hides some part. */
async function coveredBy(page: Page): Promise<string[]> {
  return await opener(page).evaluate((button) => {
    const own = button.getBoundingClientRect();
    const actions = document.querySelectorAll('a[href], button, input, textarea, [role="button"]');
    return [...actions].flatMap((action) => {
      const { left, right, top, bottom, width } = action.getBoundingClientRect();
      const isApart =
        right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
      return action === button || width === 0 || isApart ? [] : [action.outerHTML.slice(0, 120)];
    });
  });
}
