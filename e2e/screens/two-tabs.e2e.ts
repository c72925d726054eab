import { text } from '../support/locales.ts';
import { expect, signedIn, test } from '../support/screen-test.ts';
import { TOKEN } from '../support/visitor.ts';
import { LONG } from '../support/long.ts';

/** Two tabs of one browser share its storage, and must not show one person's work to another. */
test.use({ visitor: signedIn });

const PROMPT = '/promptgenrator-edit/01930c1e-5a00-7000-8000-0000000000a2';

test('signing out in one tab empties the others', async ({ page, otherTab }) => {
  const others = await Promise.all(
    ['/', '/promptlist', '/userprofile'].map(async (path) => ({ path, tab: await otherTab() })),
  );
  for (const { path, tab } of others) {
    await tab.goto(path);
    await expect(tab.getByRole('button', { name: 'Account menu' })).toBeVisible();
  }
  await page.goto('/sample');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  for (const { path, tab } of others) {
    await expect(tab).toHaveURL('/login');
    await expect(tab.getByText('Amira')).toHaveCount(0);
    await tab.goto(path);
    await expect(tab).toHaveURL(/\/login/);
  }
});

test(
  'a prompt left unsaved in the other tab does not keep it signed in',
  LONG,
  async ({ page, otherTab, consoleGuard }) => {
    // The text may be on its way to the server just when the session ends.
    consoleGuard.allowStatus(401);
    const other = await otherTab();
    await other.goto(PROMPT);
    await other.getByLabel('Prompt', { exact: true }).fill('Not saved yet');
    await page.goto('/sample');
    await page.evaluate(() => localStorage.removeItem('promptwell.accessToken'));
    await expect(other).toHaveURL('/login');
  },
);

test(
  'another person who signs in takes the first one’s screens away',
  LONG,
  async ({ page, otherTab, context, baseURL }) => {
    await page.goto('/userprofile');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Amira');
    const other = await otherTab();
    await other.goto('/sample');
    const value = encodeURIComponent('getMyProfile=200.individual');
    await context.addCookies([{ name: 'mock-scenarios', value, url: String(baseURL) }]);
    const tokens: string[] = [];
    page.on('request', (request) => {
      const { authorization } = request.headers();
      if (authorization) tokens.push(authorization);
    });
    const next = `${TOKEN.slice(0, -5)}Other`;
    await other.evaluate((token) => {
      localStorage.removeItem('promptwell.userData');
      localStorage.setItem('promptwell.accessToken', token);
    }, next);
    await expect(page.getByText('amira@example.com')).toHaveCount(0);
    await page.goto('/userprofile');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Lin');
    expect(new Set(tokens)).toEqual(new Set([`Bearer ${next}`]));
  },
);

test('a prompt saved in both: the second is told, and nothing of it is lost', async ({
  page,
  otherTab,
  context,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allowStatus(409);
  const other = await otherTab();
  for (const [tab, words] of [
    [page, 'Words of the first tab'],
    [other, 'Words of the second tab'],
  ] as const) {
    await tab.goto(PROMPT);
    await tab.getByLabel('Prompt', { exact: true }).fill(words);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(text('en', 'prompts:editor.savedToast'))).toBeVisible();
  const value = encodeURIComponent('getMyProfile=200.default&savePrompt=409.stale_version');
  await context.addCookies([{ name: 'mock-scenarios', value, url: String(baseURL) }]);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = other.getByRole('dialog', { name: text('en', 'prompts:editor.stale.title') });
  await expect(conflict.getByRole('insertion').filter({ hasText: 'second' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep editing' }).click();
  await expect(other.getByLabel('Prompt', { exact: true })).toHaveValue('Words of the second tab');
  await expect(other.getByText('Draft saved', { exact: true })).toBeVisible();
});
