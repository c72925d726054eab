import type { Browser, Page } from '@playwright/test';
import { post } from '../support/call.ts';
import { expect, test } from '../support/journey-test.ts';
import { expectHealthyPage, settled } from '../support/page-health.ts';
import { newPerson, type Person } from '../support/person.ts';
import type { Product } from '../support/product.ts';
import { sessionState } from '../support/visitor.ts';
import { LONG } from '../support/long.ts';

/** Every change is on the server a moment later, for all devices of the person. */

const OFFICE = '01930c1e-5a00-7000-8000-0000000000c3';
const BODY = 'Turn my notes into a report for {{reader}}.';

async function savedPrompt(product: Product, { token }: Person): Promise<string> {
  const draft = { title: 'Weekly report', body: BODY, categoryId: OFFICE };
  const { prompt } = await post<{ prompt: { id: string } }>(
    product,
    '/api/users/prompt/save',
    draft,
    token,
  );
  return `/promptgenrator-edit/${prompt.id}`;
}

/** A browser of its own, signed in as this person. */
async function device(browser: Browser, product: Product, person: Person): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.origin,
    storageState: sessionState(product.origin, person),
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

const body = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true });
const kept = (page: Page) => page.getByText('Draft saved', { exact: true });

async function retitle(page: Page, title: string): Promise<void> {
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
}

test('an edit is on another device, and so is its end', async ({ browser, product }) => {
  const person = await newPerson(product);
  const path = await savedPrompt(product, person);
  const here = await device(browser, product, person);
  await here.goto(path);
  await body(here).fill(`${BODY} In five lines.`);
  await expect(kept(here)).toBeVisible();
  await expectHealthyPage(here);

  const there = await device(browser, product, person);
  await there.goto(path);
  await expect(body(there)).toHaveValue(`${BODY} In five lines.`);
  await settled(there);
  await there.getByRole('button', { name: 'Discard changes' }).click();
  await expectHealthyPage(there);
  await there
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Discard changes', exact: true })
    .click();
  await expect(body(there)).toHaveValue(BODY);
  await expect(there.getByText('Saved', { exact: true })).toBeVisible();
  await expect(there.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await there.reload();
  await expect(body(there)).toHaveValue(BODY);
  await here.reload();
  await expect(body(here)).toHaveValue(BODY);
});

test(
  'two devices that change different fields are brought together; the same field is asked about',
  LONG,
  async ({ browser, product }) => {
    const person = await newPerson(product);
    const path = await savedPrompt(product, person);
    const here = await device(browser, product, person);
    const there = await device(browser, product, person);
    await here.goto(path);
    await there.goto(path);
    await body(here).fill('Written here');
    await expect(kept(here)).toBeVisible();
    await retitle(there, 'Named there');
    await expect(body(there)).toHaveValue('Written here');
    await expect(kept(there)).toBeVisible();

    await body(there).fill('Written there');
    await expect(kept(there)).toBeVisible();
    await body(here).fill('Written here again');
    const dialog = here.getByRole('dialog', { name: 'Changed in another tab or device' });
    await expect(dialog.getByRole('deletion').filter({ hasText: 'there' })).toBeVisible();
    await expectHealthyPage(here);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(body(here)).toHaveValue('Written here again');
    await here.getByRole('button', { name: 'Compare', exact: true }).click();
    await dialog.getByRole('button', { name: 'Keep this one' }).click();
    await expect(kept(here)).toBeVisible();
    await there.reload();
    await expect(body(there)).toHaveValue('Written here again');
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('Named there');
  },
);

test('an edit made offline waits on the device, and is on the server once it is back', async ({
  browser,
  product,
}) => {
  const person = await newPerson(product);
  const path = await savedPrompt(product, person);
  const here = await device(browser, product, person);
  await here.goto(path);
  await expect(body(here)).toHaveValue(BODY);
  // What the page fetches late is here before the connection goes.
  await settled(here);
  await here.waitForLoadState('networkidle');
  await here.context().setOffline(true);
  await body(here).fill('Written on the train');
  await expect(here.getByText('Kept on this device, offline')).toBeVisible();
  await here.context().setOffline(false);
  await expect(kept(here)).toBeVisible();
  const there = await device(browser, product, person);
  await there.goto(path);
  await expect(body(there)).toHaveValue('Written on the train');
});

/** A prompt is edited offline on a page that is closed before it is back; its browser stays. */
async function editedOffline(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(body(page)).toHaveValue(BODY);
  await page.getByRole('tab', { name: 'Details' }).click();
  await settled(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await retitle(page, title);
  await expect(page.getByText('Kept on this device, offline')).toBeVisible();
  await expect(page.getByText(`Waiting here: ${title}`)).toBeVisible();
  await expectHealthyPage(page);
  await page.close();
  await page.context().setOffline(false);
}

test(
  'an edit made offline is sent from whichever page the person comes back to',
  LONG,
  async ({ browser, product }) => {
    const person = await newPerson(product);
    const path = await savedPrompt(product, person);
    const here = await device(browser, product, person);
    await editedOffline(here, path, 'Named on the train');
    const later = await here.context().newPage();
    const sent = later.waitForResponse(/\/working-copy$/);
    await later.goto('/promptlist');
    expect((await sent).status()).toBe(200);
    const there = await device(browser, product, person);
    await there.goto(path);
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('Named on the train');
  },
);

test(
  'an edit made offline is not sent over another device’s: the page says where it waits',
  LONG,
  async ({ browser, product }) => {
    const person = await newPerson(product);
    const path = await savedPrompt(product, person);
    const here = await device(browser, product, person);
    await editedOffline(here, path, 'Named on the train');
    const there = await device(browser, product, person);
    await there.goto(path);
    await retitle(there, 'Named at home');
    await expect(kept(there)).toBeVisible();
    const later = await here.context().newPage();
    await later.goto('/promptlist');
    const alert = later.getByRole('alert').filter({ hasText: '“Named on the train”' });
    await expect(alert).toBeVisible();
    await expectHealthyPage(later);
    await alert.getByRole('link', { name: 'Open' }).click();
    await expect(
      later.getByRole('dialog', { name: 'Changed in another tab or device' }),
    ).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);

test(
  'a draft that is used is a prompt at once: edited here, it is edited on another device',
  LONG,
  async ({ browser, product }) => {
    const person = await newPerson(product);
    const here = await device(browser, product, person);
    await here.goto('/promptgenrator');
    await here
      .getByLabel('What should the prompt achieve?')
      .fill('Turn my raw notes into a weekly status report for my manager');
    await here.getByRole('button', { name: 'Generate', exact: true }).click();
    await here.getByRole('button', { name: 'Use draft' }).click();
    await expect(here).toHaveURL(/\/promptgenrator-edit\//);
    await expect(here.getByText('Draft', { exact: true })).toBeVisible();
    await body(here).fill('Written by hand');
    await expect(kept(here)).toBeVisible();

    const there = await device(browser, product, person);
    await there.goto('/promptlist');
    await expect(there.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
    await there.getByRole('button', { name: 'Drafts' }).click();
    await there.getByRole('row').getByRole('link').first().click();
    await expect(body(there)).toHaveValue('Written by hand');
    await there.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(there.getByText('Saved', { exact: true })).toBeVisible();
    // The list that this came from is kept, hidden, as it was.
    await expect(there.getByText('Draft', { exact: true }).filter({ visible: true })).toHaveCount(
      0,
    );
    await there.goto('/promptlist');
    await expect(there.getByRole('row').getByRole('link')).toHaveCount(1);

    // What is in the library is done: the way back shows it as it is by now, the menu an empty goal.
    await here.goBack();
    await expect(body(here)).toHaveValue('Written by hand');
    await here.getByRole('navigation').getByRole('link', { name: 'Generate' }).click();
    await expect(here.getByLabel('What should the prompt achieve?')).toHaveValue('');
  },
);

test('the 51st draft is refused in place, and can be saved', LONG, async ({ browser, product }) => {
  const person = await newPerson(product);
  for (let made = 0; made < 50; made += 1)
    await post(
      product,
      '/api/users/prompts/drafts',
      { title: `Draft ${made}`, body: BODY, categoryId: OFFICE },
      person.token,
    );
  const here = await device(browser, product, person);
  await here.goto('/promptgenrator');
  await here
    .getByLabel('What should the prompt achieve?')
    .fill('Turn my raw notes into a weekly status report for my manager');
  await here.getByRole('button', { name: 'Generate', exact: true }).click();
  await body(here).fill('Written by hand');
  await here.getByRole('button', { name: 'Use draft' }).click();
  const alert = here.getByRole('alert').filter({ hasText: '50 drafts' });
  await alert.getByRole('button', { name: 'Save' }).click();
  await expect(here.getByRole('link', { name: 'View in library' })).toBeVisible();
  await expect(body(here)).toHaveValue('Written by hand');
});
