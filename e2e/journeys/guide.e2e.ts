import type { Browser, Page } from '@playwright/test';
import { startModelProvider, type ModelProvider } from '#server/testing/model-provider.ts';
import { Guide } from '../support/guide.ts';
import { expect, test as base } from '../support/journey-test.ts';
import { consent, pressPay } from '../support/pay.ts';
import { Product } from '../support/product.ts';
import { LIN } from '../support/sign-up.ts';
import { LONG } from '../support/long.ts';

/** The built product, and Ollama on the same computer. */
const test = base.extend<{ provider: ModelProvider }>({
  provider: async ({}, use) => {
    const provider = await startModelProvider();
    await use(provider);
    await provider.close();
  },
  product: async ({ provider }, use) => {
    const ports = `ollama:${provider.port},lmstudio:1,llamacpp:1`;
    const product = await Product.start({ MODEL_DISCOVERY: ports });
    await use(product);
    await product.stop();
  },
});

const ADDED = 'Close with the one decision that the reader has to take.';
const MEMBER = { firstName: 'Ada', lastName: 'Roe', email: 'ada@example.com' };

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** Opens the link of the newest mail in the outbox once it is there. */
async function openMail(page: Page, path: string, to: string): Promise<void> {
  const mail = page.getByRole('article').filter({ hasText: to });
  await expect(async () => {
    await page.goto(path);
    await expect(mail.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await mail.first().getByRole('link').click();
}

async function signUpBy(guide: Guide, page: Page): Promise<void> {
  await page.goto(guide.path());
  await page.getByLabel('First name').fill(LIN.firstName);
  await page.getByLabel('Last name').fill(LIN.lastName);
  await page.getByLabel('Email').fill(LIN.email);
  await page.getByLabel('Password', { exact: true }).fill(LIN.password);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await button(page, guide.name()).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await openMail(page, guide.path(), LIN.email);
  await button(page, guide.name()).click();
  const signIn = guide.name();
  await page.getByRole('link', { name: signIn, exact: true }).click();
  await page.getByLabel('Email').fill(LIN.email);
  await page.getByLabel('Password', { exact: true }).fill(LIN.password);
  await button(page, signIn).click();
}

/** Answers the title of the prompt that it saves. */
async function firstPromptBy(guide: Guide, page: Page): Promise<string> {
  await menu(page, guide.name()).click();
  await page.getByLabel('What should the prompt achieve?').fill(guide.text());
  await button(page, guide.name()).click();
  for (const variant of [guide.name(), guide.name(), guide.name()])
    await tab(page, variant).click();
  const body = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await body.fill(`${await body.inputValue()}\n\n${ADDED}`);
  const run = guide.name();
  await tab(page, run).click();
  const panel = page.getByRole('tabpanel', { name: run });
  for (const field of await panel.getByRole('textbox').all()) await field.fill('Friday');
  await panel.getByRole('button', { name: guide.name(), exact: true }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('Demo');
  await button(page, guide.name()).click();
  await expect(page.getByRole('link', { name: 'View in library' })).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await menu(page, guide.name()).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  for (const format of [guide.name(), guide.name()]) {
    const coming = page.waitForEvent('download');
    if (format === 'PDF') await page.getByRole('button', { name: format }).click();
    else {
      await button(page, 'Download').click();
      await page.getByRole('menuitem', { name: format, exact: true }).click();
    }
    expect((await coming).suggestedFilename()).toMatch(/\.(?:pdf|docx)$/);
  }
  return title;
}

async function versionsBy(guide: Guide, page: Page): Promise<void> {
  const body = page.getByRole('textbox', { name: 'Prompt', exact: true });
  const before = await body.inputValue();
  await body.fill('Something else entirely.');
  await button(page, 'Save').click();
  await tab(page, guide.name()).click();
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.last().getByRole('button').filter({ hasText: guide.name() }).click();
  await page.getByRole('dialog').getByRole('button', { name: guide.name(), exact: true }).click();
  await expect(body).toHaveValue(before);
}

async function trashBy(guide: Guide, page: Page, title: string): Promise<void> {
  await menu(page, 'Prompts Library').click();
  await button(page, `Actions for ${title}`).click();
  await page.getByRole('menuitem', { name: guide.name(), exact: true }).click();
  await tab(page, guide.name()).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: guide.name() }).click();
  await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible();
}

async function modelBy(guide: Guide, page: Page, title: string): Promise<void> {
  await menu(page, guide.name()).click();
  const form = page.getByRole('region', { name: guide.name() });
  for (const field of [guide.name(), guide.name(), guide.name()])
    await expect(
      form
        .getByRole('textbox', { name: field, exact: true })
        .or(form.getByRole('combobox', { name: field, exact: true })),
    ).toBeVisible();
  await expect(form.getByRole('button', { name: guide.name(), exact: true })).toBeVisible();
  await page.getByRole('button').filter({ hasText: guide.name() }).first().click();
  await expect(page.getByRole('region', { name: 'Connected models' })).toBeVisible();
  await menu(page, 'Prompts Library').click();
  await page.getByRole('link', { name: title, exact: true }).click();
  const run = guide.name();
  await tab(page, run).click();
  const panel = page.getByRole('tabpanel', { name: run });
  for (const field of await panel.getByRole('textbox').all()) await field.fill('Friday');
  await panel.getByRole('button', { name: run, exact: true }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByText('The model answers.', { exact: true })).toBeVisible();
}

async function teamBy(guide: Guide, page: Page, browser: Browser): Promise<void> {
  await menu(page, guide.name()).click();
  await page.getByRole('button', { name: `${guide.name()}: Team` }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: guide.name(), exact: true }).click();
  await menu(page, guide.name()).click();
  await expect(page.getByText('0 of 5 used')).toBeVisible();
  await page.getByRole('button', { name: guide.name() }).first().click();
  await page.getByLabel('Email addresses').fill(MEMBER.email);
  await button(page, 'Invite 1 person').click();
  await expect(page.getByRole('dialog', { name: 'Invitations sent' })).toBeVisible();
  await button(page, 'Done').click();
  const baseURL = new URL(page.url()).origin;
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const other = await context.newPage();
  await openMail(other, guide.path(), MEMBER.email);
  await other.getByLabel('First name').fill(MEMBER.firstName);
  await other.getByLabel('Last name').fill(MEMBER.lastName);
  await other.getByLabel('Password', { exact: true }).fill(LIN.password);
  await other.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await button(other, guide.name()).click();
  await expect(menu(other, 'Prompts Library')).toBeVisible();
  await context.close();
}

async function payBy(guide: Guide, page: Page): Promise<void> {
  const [choose, plans] = [guide.name(), guide.name()];
  await menu(page, plans).click();
  await page.getByRole('link', { name: `${choose}: Team` }).click();
  await page.getByRole('radio', { name: new RegExp(`^${guide.name()}`) }).check();
  await consent(page);
  await pressPay(page);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await menu(page, guide.name()).click();
  await page.getByRole('button', { name: /^Details of/ }).click();
  await expect(page.getByRole('button', { name: 'Download receipt' })).toBeVisible();
}

test(
  'a person who follows the guide finds what it names, in its order',
  LONG,
  async ({ page, browser }) => {
    const guide = new Guide('docs/guides/web-app.md');
    await page.goto(guide.path());
    await signUpBy(guide, page);
    const title = await firstPromptBy(guide, page);
    await expect(menu(page, guide.name())).toBeVisible();
    await versionsBy(guide, page);
    await trashBy(guide, page, title);
    await modelBy(guide, page, title);
    await teamBy(guide, page, browser);
    await payBy(guide, page);
    expect(guide.left()).toEqual([]);
  },
);
