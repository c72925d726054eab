import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { post } from '../support/call.ts';
import { expect, test } from '../support/journey-test.ts';
import { newPerson } from '../support/person.ts';
import { sessionState } from '../support/visitor.ts';
import { LONG } from '../support/long.ts';

/** Most requests of a cold first visit: page, program, data, three fonts, a drawing, and the customizer's three, which come last. */
const BUDGETS = { '/': 16, '/promptgenrator': 19 };

const OFFICE = '01930c1e-5a00-7000-8000-0000000000c3';

const PROGRAM = '**/assets/core-*.js';

type State = ReturnType<typeof sessionState>;

/** A page that notes what it asks for. */
async function noting(browser: Browser, storageState?: State) {
  const context = await browser.newContext(storageState ? { storageState } : {});
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  return { page, asked };
}

/** Holds the program, or another file, back until the returned function is called. */
async function holdProgram(page: Page, file = PROGRAM): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

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

test(
  'a form that is submitted before the program is here is sent once it is, and stays out of the address',
  LONG,
  async ({ product, browser }) => {
    const { page, asked } = await noting(browser);
    const release = await holdProgram(page);
    await page.goto(`${product.origin}/register`, { waitUntil: 'commit' });
    await page.getByLabel('First name').fill('Lin');
    await page.getByLabel('Last name').fill('Chen');
    await page.getByLabel('Email').fill('early@example.com');
    await page.getByLabel('Password', { exact: true }).fill('river stone umbrella');
    await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByLabel('Last name').press('Enter');
    await expect(page.getByRole('button', { name: 'Sign Up' })).toHaveCSS('cursor', 'progress');
    expect(page.url()).toBe(`${product.origin}/register`);
    release();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(asked.filter((at) => at.includes('/auth/register'))).toHaveLength(1);
    expect(asked.filter((at) => /umbrella|early/.test(at))).toEqual([]);
    await page.context().close();
  },
);

test('a field that is gone to while the program starts keeps the focus, and what is typed into it', async ({
  product,
  browser,
}) => {
  const { page } = await noting(browser);
  const releaseProgram = await holdProgram(page);
  const releaseScreen = await holdProgram(page, '**/assets/new-account-*.js');
  await page.addInitScript(() => {
    const started = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) document.documentElement.dataset['started'] = '';
    };
    document.addEventListener('load', started, { capture: true });
  });
  await page.goto(`${product.origin}/register`, { waitUntil: 'commit' });
  const [first, last] = [page.getByLabel('First name'), page.getByLabel('Last name')];
  await first.click();
  await page.keyboard.type('Lin');
  releaseProgram();
  // It waits for its screen, and has noted where the focus was.
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await last.click();
  await page.keyboard.type('Ch');
  releaseScreen();
  // They come last, once everything is wired.
  await expect(page.locator('#web-fonts')).toHaveAttribute('media', 'all');
  await page.keyboard.type('en');
  await expect(last).toHaveValue('Chen');
  await expect(first).toHaveValue('Lin');
  await page.context().close();
});

const GOAL = 'A letter to the landlord about the heating';

test('a goal can be typed before the program is here, and stays', async ({ product, browser }) => {
  const storageState = sessionState(product.origin, await newPerson(product));
  const { page } = await noting(browser, storageState);
  const release = await holdProgram(page);
  await page.goto(`${product.origin}/promptgenrator`, { waitUntil: 'commit' });
  const early = page.locator('#frame textarea[data-early="goal"]:visible');
  await early.click();
  await page.keyboard.type(GOAL);
  await page.keyboard.press('ArrowLeft');
  await expect(early).toHaveValue(GOAL);
  release();
  const field = page.getByLabel('What should the prompt achieve?');
  await expect(field).toHaveValue(GOAL);
  await expect(field).toBeFocused();
  await page.keyboard.type('!');
  const changed = 'A letter to the landlord about the heatin!g';
  await expect(field).toHaveValue(changed);
  // It is kept as what is typed later is, and what is typed into the next picture comes after it.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
    .toContain(changed);
  const again = await holdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await early.fill('by Friday');
  again();
  await expect(field).toHaveValue(`${changed}\n\nby Friday`);
  await page.context().close();
});

test(
  'a goal that is sent before the program is here is generated from once it is',
  LONG,
  async ({ product, browser }) => {
    const storageState = sessionState(product.origin, await newPerson(product));
    const { page, asked } = await noting(browser, storageState);
    const release = await holdProgram(page);
    await page.goto(`${product.origin}/promptgenrator`, { waitUntil: 'commit' });
    const early = page.locator('#frame textarea[data-early="goal"]:visible');
    await early.fill(GOAL);
    await early.press('Enter');
    await expect(page.locator('#frame [type="submit"]:visible')).toHaveCSS('cursor', 'progress');
    expect(asked.filter((at) => at.includes('/generate'))).toEqual([]);
    release();
    await expect(page).toHaveURL(/draft=1/);
    expect(asked.filter((at) => at.endsWith('/prompt/generate'))).toHaveLength(1);
    await page.context().close();
  },
);

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
