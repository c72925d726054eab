import type { Page } from '@playwright/test';
import type { Language } from '#core/language/languages.ts';
import { startModelProvider, type ModelProvider } from '#server/testing/model-provider.ts';
import { expect, test as base } from '../support/journey-test.ts';
import { text } from '../support/locales.ts';
import { expectHealthyPage } from '../support/page-health.ts';
import { newPerson } from '../support/person.ts';
import { Product } from '../support/product.ts';
import { DEVICES } from '../support/screen-test.ts';
import { sessionState } from '../support/visitor.ts';
import { LONG } from '../support/long.ts';

/** Built product with a model that writes its drafts one by one, each when the test says so. */
const test = base.extend<{ language: Language; provider: ModelProvider }>({
  language: ['en', { option: true }],
  provider: async ({}, use) => {
    const provider = await startModelProvider();
    provider.mode = 'oneByOne';
    await use(provider);
    await provider.close();
  },
  product: async ({ provider }, use) => {
    const product = await Product.start({
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODEL: 'stand-in-1',
    });
    await use(product);
    await product.stop();
  },
  storageState: async ({ product, language }, use) => {
    await use(sessionState(product.origin, await newPerson(product, language), language));
  },
});

const GOALS: Partial<Record<Language, string>> = {
  en: 'complaint letter to my bank about a fee',
  ar: 'شكوى لشركة الطيران، ألغوا رحلتي وأريد استرداد المال',
};
const DRAFTS = 3;

/** Sends the goal, and waits until the model has been asked for every draft. */
async function ask(page: Page, provider: ModelProvider, language: Language = 'en'): Promise<void> {
  await page.goto('/promptgenrator');
  const goal = page.getByLabel(text(language, 'prompts:generator.goal'));
  await goal.fill(GOALS[language] ?? '');
  await goal.press('Enter');
  await expect.poll(() => provider.held()).toBe(DRAFTS);
}

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const tabs = (page: Page) => page.getByRole('tablist', { name: 'Drafts' }).getByRole('tab');
const READING = 'Read as Complaint letter';

test('what was understood comes first, and the first draft is worked on while others are written', async ({
  page,
  provider,
}) => {
  await ask(page, provider);
  await expect(page.getByText(READING, { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Writing drafts…' })).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);

  provider.release(1);
  await expect(title(page, 'Draft 1')).toBeFocused();
  await expect(page.getByText('1 draft ready, more on the way')).toBeVisible();
  await expect(page.getByText(READING, { exact: true })).toBeVisible();
  // The one that is here, and one for what comes: how many that will be is not known.
  await expect(tabs(page)).toHaveCount(2);
  await expect(tabs(page).and(page.locator(':disabled'))).toHaveCount(1);
  const body = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await body.press('End');
  await body.pressSequentially(' Be brief.');
  const own = await body.inputValue();

  // Another draft changes nothing of the one that is open, nor takes the focus.
  provider.release(1);
  await expect(page.getByText('2 drafts ready, more on the way')).toBeVisible();
  await expect(body).toHaveValue(own);
  await expect(body).toBeFocused();
  await tabs(page).nth(1).click();
  await expect(title(page, 'Draft 2')).toBeVisible();

  provider.release(1);
  await expect(page.getByText('more on the way')).toBeHidden();
  await expect(title(page, 'Draft 2')).toBeVisible();
  await expect(tabs(page).and(page.locator(':enabled'))).toHaveCount(DRAFTS);
  await tabs(page).first().click();
  await expect(title(page, 'Draft 1')).toBeVisible();
  await expect(body).toHaveValue(own);
  await page.reload();
  await expect(body).toHaveValue(own);
});

test('the rest is stopped, and what has come is kept', LONG, async ({ page, provider }) => {
  await ask(page, provider);
  provider.release(1);
  await expect(title(page, 'Draft 1')).toBeVisible();
  const left = provider.left();
  await page.getByRole('button', { name: 'Stop and keep' }).click();
  await expect.poll(() => provider.left()).toBe(left + 2);
  await expect(title(page, 'Draft 1')).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Generating…' })).toHaveCount(0);
  await expect(tabs(page)).toHaveCount(0);
  await page.reload();
  await expect(title(page, 'Draft 1')).toBeVisible();
});

test(
  'what was understood is left with the goal when it is stopped before a draft',
  LONG,
  async ({ page, provider }) => {
    await ask(page, provider);
    await expect(page.getByText(READING, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => provider.inWork()).toBe(0);
    await expect(page.getByLabel('What should the prompt achieve?')).toHaveValue(GOALS.en ?? '');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a model that breaks off after one draft leaves it, and names what is missing',
  LONG,
  async ({ page, provider }) => {
    await ask(page, provider);
    provider.release(1);
    await expect(title(page, 'Draft 1')).toBeVisible();
    provider.cut();
    const missing = page.getByRole('alert').filter({ hasText: 'Couldn’t write:' });
    await expect(missing).toContainText(' and ');
    await expect(title(page, 'Draft 1')).toBeVisible();
    // Again, from the same canvas.
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect.poll(() => provider.held()).toBe(DRAFTS);
    provider.release();
    await expect(tabs(page).and(page.locator(':enabled'))).toHaveCount(DRAFTS);
    await expect(missing).toHaveCount(0);
  },
);

test.describe('on a phone, in Arabic', LONG, () => {
  test.use({ viewport: DEVICES.phone, language: 'ar' });

  test('the page is sound at every step', async ({ page, provider }) => {
    await ask(page, provider, 'ar');
    await expect(page.getByText(text('ar', 'prompts:generator.readAs'))).toBeVisible();
    await expectHealthyPage(page);
    provider.release(1);
    await expect(title(page, 'Draft 1')).toBeFocused();
    await expectHealthyPage(page);
  });
});
