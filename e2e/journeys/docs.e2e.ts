import { expect, test } from '../support/journey-test.ts';
import { newPerson } from '../support/person.ts';
import { DEVICES } from '../support/screen-test.ts';
import { LONG } from '../support/long.ts';

const TYPED = /"email": "[^"]+"/;

for (const [name, use] of [
  ['a dark desktop', { colorScheme: 'dark', viewport: DEVICES.desktop }],
  ['a light phone', { colorScheme: 'light', viewport: DEVICES.phone }],
] as const)
  test.describe(`the page of the contract on ${name}`, LONG, () => {
    test.use(use);

    test('finds an operation, signs in by it, and sends the token with the next one', async ({
      page,
      product,
    }) => {
      const person = await newPerson(product);
      await page.goto('/docs');
      const dark = /dark-mode/;
      if (use.colorScheme === 'dark') await expect(page.locator('html')).toHaveClass(dark);
      else await expect(page.locator('html')).not.toHaveClass(dark);

      const search = page.getByLabel('Find an operation');
      const operations = page.locator('.opblock');
      await expect(operations).not.toHaveCount(0);
      await search.fill('users/auth/login');
      await expect(operations).toHaveCount(1);
      await page.getByRole('button', { name: 'Sign in with address and password' }).click();
      await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute(
        'href',
        '/login',
      );
      // What contract:check reached of our server; the scenario deck is the mock's, and so are its links.
      const operation = operations.first();
      await expect(operation).toContainText(/Checked: \d+ of \d+ answers, \d+ of \d+ rules/);
      await operation.getByText('What was not reached, and why').click();
      await expect(operation).toContainText('500, 503: The server, or what it stores its data in');
      await expect(page.locator('a[href*="scenario="]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Try it out' }).click();
      const body = page.locator('.body-param__text');
      const typed = (await body.inputValue()).replace(TYPED, `"email": "${person.email}"`);
      await body.fill(typed.replace(/"password": "[^"]+"/, `"password": "${person.password}"`));
      await page.getByRole('button', { name: 'Execute' }).click();
      await expect(page.getByRole('status')).toHaveText(/^Signed in/);

      await search.fill('getMyProfile');
      await expect(operations).toHaveCount(1);
      await operations.getByRole('button', { name: 'GET /api/users/me/profile' }).first().click();
      await page.getByRole('button', { name: 'Try it out' }).click();
      await page.getByRole('button', { name: 'Execute' }).click();
      const answer = page.locator('.live-responses-table');
      await expect(answer).toContainText('200');
      await expect(answer).toContainText(person.email);
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(widths[0]).toBeLessThanOrEqual((widths[1] ?? 0) + 1);

      // The token was the page's: nothing is stored, and the page knows none when it comes again.
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      await page.reload();
      await expect(operations).not.toHaveCount(0);
      await expect(page.getByRole('status')).toHaveText('');
    });
  });
