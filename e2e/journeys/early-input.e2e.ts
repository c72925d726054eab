import { holdProgram, noting } from '../support/held-program.ts';
import { expect, test } from '../support/journey-test.ts';
import { LONG } from '../support/long.ts';
import { newPerson } from '../support/person.ts';
import { sessionState } from '../support/visitor.ts';

/** What people do on a painted page while the program is on its way. */

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
