import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readPdf } from '#server/adapters/documents/testing/pdf-reader.ts';
import { expect, test } from '../support/billing-test.ts';
import { advance, post } from '../support/call.ts';
import { amountsPaid, buy, chooseTestCard, consent, DAY, pressPay } from '../support/pay.ts';
import { LONG } from '../support/long.ts';

// One server for all of them: a start costs more than a journey.
test.describe.configure({ mode: 'default' });

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();

/** The lines of an order or an invoice, each with its amount. */
const linesOf = async (of: Locator): Promise<string[][]> => {
  const rows = await of.getByRole('table').locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
};

test(
  'every line of a mid-period upgrade is charged and printed as it was quoted',
  LONG,
  async ({ page, product }) => {
    await buy(page, 'plan=team&seats=6');
    await advance(product, 11 * DAY + 4_321);
    await page.goto('/checkout?plan=business&seats=22');
    const order = page.getByRole('region', { name: 'Order summary' });
    await expect(order.getByText(/^Unused time on Team/)).toBeVisible();
    const quoted = await linesOf(order);
    expect(quoted).toHaveLength(3);
    await consent(page);
    const amount = await pressPay(page);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();

    expect(await amountsPaid(page)).toEqual([amount, '$46.00']);
    await page
      .getByRole('button', { name: /^Details of PW-/ })
      .first()
      .click();
    const invoice = page.getByRole('dialog');
    expect(await linesOf(invoice)).toEqual(quoted);
    await expect(invoice.getByRole('row', { name: `Total ${amount}` })).toBeVisible();
    const coming = page.waitForEvent('download');
    await invoice.getByRole('button', { name: 'Download receipt' }).click();
    const { text } = await readPdf(await readFile(await (await coming).path()));
    const printed = text.replaceAll(/\s/g, '').replaceAll('−', '-');
    for (const [, sum = ''] of quoted) expect(printed).toContain(sum);
  },
);

test('limits, menu and team follow a plan without a reload', async ({ page }) => {
  const meter = page.getByText(/^0 of [\d,]+$/).first();
  await page.goto('/');
  await expect(meter).toHaveText('0 of 30');
  await menu(page, 'Team');
  await expect(page.getByRole('heading', { name: 'Work together on Team' })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));

  await menu(page, 'Flexible Price');
  const team = page.getByRole('listitem', { name: 'Team' });
  await team.getByRole('link', { name: /^Choose plan/ }).click();
  await chooseTestCard(page, 'Success');
  await consent(page);
  await pressPay(page);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect(page.getByRole('link', { name: '30-Day Free Trial' })).toHaveCount(0);
  await menu(page, 'Dashboard');
  await expect(meter).toHaveText('0 of 2,500');
  await menu(page, 'Team');
  await expect(page.getByText('0 of 5 used')).toBeVisible();

  await menu(page, 'User Profile');
  await page.getByRole('tab', { name: 'Plan' }).click();
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText(/^You withdrew from the contract on/)).toBeVisible();
  await menu(page, 'Dashboard');
  await expect(meter).toHaveText('0 of 30');
  await menu(page, 'Team');
  await expect(page.getByRole('heading', { name: 'Work together on Team' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test(
  'prompts beyond the limit of Free stay when a trial ends; new ones wait for a plan',
  LONG,
  async ({ page, product, person }) => {
    const call = <T>(path: string, body: unknown) => post<T>(product, path, body, person.token);
    const plan = { planCode: 'pro', interval: 'month', seats: 0, withCard: false };
    await call('/api/users/stripe/createPayment-freeTrial', { ...plan, acceptTerms: true });
    const listed = await fetch(`${product.origin}/api/users/misc/category`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    const { items } = (await listed.json()) as { items: { id: string }[] };
    const letter = { body: 'Write a letter.', categoryId: items[0]?.id };
    const save = (id: number) =>
      call('/api/users/prompt/save', { ...letter, title: `Letter ${id}` });
    for (let id = 1; id <= 26; id += 1) await save(id);
    await advance(product, 30 * DAY);
    await product.mail(person.email, 'mail:trialEnded');

    await page.goto('/promptlist?q=Letter+1');
    await expect(page.getByRole('link', { name: 'Letter 1', exact: true })).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('26 of 25', { exact: true })).toBeVisible();
    await expect(page.getByText('Used up')).toBeVisible();

    await expect(save(27)).rejects.toThrow('402');
    await page.goto('/promptlist?q=Letter+26');
    await page.getByRole('link', { name: 'Letter 26', exact: true }).click();
    await expect(page).toHaveURL(/promptgenrator-edit/);
    await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(
      letter.body,
    );
  },
);
