import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../support/screen-test.ts';
import { cookie } from '../support/visitor.ts';
import { LONG, longUnless } from '../support/long.ts';

/** The page's address at each reading of the profile since this was called. */
function profileRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname === '/api/users/me/profile')
      seen.push(new URL(page.url()).pathname);
  });
  return seen;
}

const heading = { level: 1, name: 'Prompts Library' } as const;

test('a login reads the profile once, on the page that it leads to', async ({ page }) => {
  const seen = profileRequests(page);
  await page.goto('/login?redirect=%2Fpromptlist');
  await page.getByLabel('Email').fill('lin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('river stone umbrella');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect.poll(() => seen).toEqual(['/promptlist']);
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual(['/promptlist']);
});

test.describe('a reload', () => {
  test.use({ visitor: signedIn });
  test('reads the profile once', LONG, async ({ page }) => {
    await page.goto('/promptgenrator');
    await page.waitForLoadState('networkidle');
    const seen = profileRequests(page);
    await page.reload();
    await expect(page.getByText(/^1 generation · /)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(seen).toEqual(['/promptgenrator']);
  });
});

test.describe('a mutation that uses quota', () => {
  test.use({ visitor: { profile: 'individual' } });
  for (const [example, shown] of [
    ['quota_used_up', 'the meter shows what is left'],
    ['no_ability', 'the menu goes with the permissions'],
  ] as const)
    test(
      `reads the profile once: ${shown}`,
      longUnless(shown === 'the meter shows what is left'),
      async ({ page, context, baseURL }) => {
        await page.goto('/promptgenrator');
        await expect(page.getByText('1 generation · 5 of 30 left', { exact: false })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const seen = profileRequests(page);
        const answers = `getMyProfile=200.${example}`;
        await context.addCookies(cookie(String(baseURL), 'mock-scenarios', answers));
        await page.getByLabel('What should the prompt achieve?').fill('Announce our new product');
        await page.getByRole('button', { name: 'Generate', exact: true }).click();
        if (example === 'no_ability') {
          await expect(page.getByRole('navigation')).toHaveCount(0);
        } else {
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
          await page.goBack();
          await expect(
            page.getByText('1 generation · 0 of 30 left', { exact: false }),
          ).toBeVisible();
        }
        expect(seen).toHaveLength(1);
      },
    );
});
