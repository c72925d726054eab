import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { post } from '../support/call.ts';
import { holdProgram, noting } from '../support/held-program.ts';
import { expect, test } from '../support/journey-test.ts';
import { newPerson } from '../support/person.ts';
import { sessionState } from '../support/visitor.ts';
import { LONG } from '../support/long.ts';

/** Most requests of a cold first visit: page, program, data, three fonts, a drawing, and the customizer's three, which come last. */
const BUDGETS = { '/': 16, '/promptgenrator': 19 };

const OFFICE = '01930c1e-5a00-7000-8000-0000000000c3';

test(
  'a signed-in screen is fetched in one wave, and brings its texts along',
  LONG,
  async ({ product, browser }) => {
    const storageState = sessionState(product.origin, await newPerson(product));
    for (const [path, most] of Object.entries(BUDGETS)) {
      const { page, asked } = await noting(browser, storageState);
      await page.goto(product.origin + path);
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const named = await page.evaluate(() => document.documentElement.dataset['modules'] ?? '');
      const lastModule = Math.max(...named.split(' ').map((module) => asked.indexOf(module)));
      // What the page names comes in one wave: nothing that the program itself asks for is between.
      expect(
        asked.slice(0, lastModule).every((at) => /^\/(?:assets\/|api\/|$|prompt)/.test(at)),
      ).toBe(true);
      expect(asked.filter((at) => at.startsWith('/locales/'))).toEqual([]);
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
      await page.context().close();
    }
  },
);

test(
  'a signed-in screen is painted, and its data asked for, before the program is here',
  LONG,
  async ({ product, browser }) => {
    const storageState = sessionState(product.origin, await newPerson(product));
    for (const [path, data] of [
      ['/', '/api/v1/admin/user/counts?range=30d'],
      ['/promptlist', '/api/users/prompt?scope=mine&sort=-updatedAt&page=1&pageSize=20'],
      ['/promptgenrator', '/api/users/misc/category'],
    ] as const) {
      const { page, asked } = await noting(browser, storageState);
      const release = await holdProgram(page);
      await page.goto(product.origin + path, { waitUntil: 'commit' });
      await expect(page.locator('#frame')).toBeVisible();
      await expect
        .poll(() => asked)
        .toEqual(expect.arrayContaining(['/api/users/me/profile', data]));
      expect(await page.locator('#root').evaluate((root) => root.childElementCount)).toBe(0);
      release();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('#frame')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const calls = asked.filter((at) => at.startsWith('/api/'));
      expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
      await page.context().close();
    }
  },
);

test(
  'a guest page that comes in two parts is seen once it is whole',
  LONG,
  async ({ product, browser }) => {
    const whole = await (await fetch(`${product.origin}/login`)).text();
    const middle = whole.indexOf('</form>');
    expect(middle).toBeGreaterThan(0);
    const rest = Promise.withResolvers<void>();
    const server = createServer((request, response) => {
      if (request.url !== '/login') response.writeHead(404).end();
      else {
        response
          .setHeader('Content-Type', 'text/html; charset=utf-8')
          .write(whole.slice(0, middle));
        void rest.promise.then(() => response.end(whole.slice(middle)));
      }
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { page } = await noting(browser);
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/login`, { waitUntil: 'commit' });
    const field = page.locator('form input').first();
    await expect(field).toBeAttached();
    await expect(field).toBeHidden();
    rest.resolve();
    await expect(field).toBeVisible();
    await page.context().close();
    server.close();
  },
);

test('a guest page comes to life without being styled anew', async ({ product, page }) => {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(globalThis, { changes });
    const note = ({ attributeName, removedNodes }: MutationRecord) =>
      changes.push(
        ...(attributeName ? [attributeName] : []),
        ...[...removedNodes].map((node) => node.nodeName).filter((name) => name === 'STYLE'),
      );
    // The same value counts too: for a browser it is another one.
    addEventListener('DOMContentLoaded', () => {
      const observer = new MutationObserver((records) => records.forEach(note));
      observer.observe(document.documentElement, { attributeFilter: ['dir', 'lang'] });
      observer.observe(document.head, { childList: true });
      observer.observe(document.body, { childList: true });
    });
  });
  for (const locale of ['en', 'ar']) {
    await page.goto(`${product.origin}/login?lng=${locale}`);
    // It comes once the page is alive.
    await expect(page.locator('header select')).toBeVisible();
    expect(
      await page.evaluate(() => (globalThis as unknown as { changes: string[] }).changes),
    ).toEqual([]);
  }
});

test('a session that has ended leads from the painted frame to the sign-in page', async ({
  product,
  browser,
}) => {
  const person = await newPerson(product);
  const ended = sessionState(product.origin, { ...person, token: `ended-${'x'.repeat(40)}` });
  const { page } = await noting(browser, ended);
  await page.goto(`${product.origin}/promptlist`);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.locator('#frame')).toBeHidden();
});

test(
  'a program that cannot be fetched is said in place of the painted frame',
  LONG,
  async ({ product, browser }) => {
    const { page } = await noting(browser, sessionState(product.origin, await newPerson(product)));
    await page.route('**/assets/shell-*.js', (route) => route.abort());
    await page.goto(product.origin);
    await expect(page.getByRole('alert').or(page.getByRole('heading'))).toBeVisible();
    await expect(page.locator('#frame')).toBeHidden();
  },
);

test(
  'the rows of the library can be used before the grid is here, where it will show them',
  LONG,
  async ({ product, browser }) => {
    const person = await newPerson(product);
    const { page } = await noting(browser, sessionState(product.origin, person));
    for (const title of ['Weekly report', 'Complaint letter'])
      await post(
        product,
        '/api/users/prompt/save',
        { title, body: 'Turn my notes into a report.', categoryId: OFFICE },
        person.token,
      );
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/data-grid-table-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`${product.origin}/promptlist`);
    const title = page.getByText('Weekly report');
    await expect(title).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    const before = await title.boundingBox();
    const row = page.getByRole('row').filter({ hasText: 'Weekly report' });
    await row.getByRole('button').click();
    await expect(page.getByRole('menu')).toBeVisible();
    const arrived = page.waitForResponse('**/assets/data-grid-table-*.js');
    resolve();
    await (await arrived).finished();
    // Room enough for a grid that does not wait for its turn.
    await page.waitForTimeout(1000);
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    const after = await title.boundingBox();
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
  },
);

test(
  'a first row leads to its prompt while the grid does not come',
  LONG,
  async ({ product, browser }) => {
    const person = await newPerson(product);
    const { page } = await noting(browser, sessionState(product.origin, person));
    await post(
      product,
      '/api/users/prompt/save',
      { title: 'Weekly report', body: 'Turn my notes into a report.', categoryId: OFFICE },
      person.token,
    );
    await page.route('**/assets/data-grid-table-*.js', () => new Promise<void>(() => {}));
    await page.goto(`${product.origin}/promptlist`);
    await page.getByRole('table').getByRole('link', { name: 'Weekly report' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Weekly report' })).toBeVisible();
  },
);
