import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '#server/adapters/documents/testing/pdf-reader.ts';
import { expect, test } from '../support/billing-test.ts';
import { advance } from '../support/call.ts';
import { amountsPaid, buy, chooseTestCard, consent, DAY, pressPay } from '../support/pay.ts';
import { LONG } from '../support/long.ts';

// One server for all of them: a start costs more than a journey.
test.describe.configure({ mode: 'default' });

const planPanel = (page: Page) => page.getByRole('region', { name: 'Your plan' });
const planCard = (page: Page, name: string) => page.getByRole('listitem', { name });

test(
  'a trial without a card is announced to end, and ends on Free',
  LONG,
  async ({ page, product, person }) => {
    await page.goto('/flexibleprice');
    await planCard(page, 'Pro')
      .getByRole('button', { name: /^Start free trial/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start free trial' }).click();
    // The top bar and the panel follow without a reload.
    await expect(page.getByRole('link', { name: 'Trial: 30 days left' })).toBeVisible();
    await expect(planPanel(page)).toContainText('You’re trying Pro until');
    await product.mail(person.email, 'mail:trialBegun');

    await advance(product, 23 * DAY);
    await product.mail(person.email, 'mail:trialEnds');
    await page.goto('/');
    await expect(page.getByText('Your free trial ends in 7 days.')).toBeVisible();

    await advance(product, 7 * DAY);
    await product.mail(person.email, 'mail:trialEnded');
    await page.goto('/flexibleprice');
    await expect(page.getByText('You’ve used your free trial.')).toBeVisible();
    await expect(planCard(page, 'Free')).toContainText('Your plan');
    await expect(page.getByRole('link', { name: /^Trial:/ })).toHaveCount(0);
  },
);

test('a trial with a card converts to the day, and its receipt is a PDF', async ({
  page,
  product,
  person,
}) => {
  await page.goto('/checkout?plan=pro&trial=true');
  const order = page.getByRole('region', { name: 'Order summary' });
  await expect(order).toContainText('$0.00');
  await chooseTestCard(page, 'Success');
  await consent(page);
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await expect(planPanel(page)).toContainText('It then renews automatically.');

  await advance(product, 21 * DAY);
  await product.mail(person.email, 'mail:trialEndsWithCard');
  await advance(product, 9 * DAY);
  await product.mail(person.email, 'mail:receipt');
  expect(await amountsPaid(page)).toEqual(['$12.00']);
  await page.getByRole('button', { name: /^Details of PW-/ }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download receipt' }).click();
  const receipt = await coming;
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/);
  const { text } = await readPdf(await readFile(await receipt.path()));
  expect(text.replaceAll(/\s/g, '')).toContain('$12.00');

  await advance(product, 11 * 31 * DAY);
  await page.goto('/billinghistory?pageSize=10');
  const totals = page.getByRole('grid').locator('[role="row"][data-id] [data-field="total"]');
  await expect(totals).toHaveCount(10);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(totals).toHaveText(['$12.00', '$12.00']);
});

test('a plan goes down at the period’s end, is cancelled, resumed and cancelled again', async ({
  page,
  product,
  person,
}) => {
  await buy(page, 'plan=team&seats=6');
  await page.goto('/flexibleprice?seats=5');
  await planCard(page, 'Team')
    .getByRole('button', { name: /^Change later/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('nothing is charged today');
  await dialog.getByRole('button', { name: 'Schedule change' }).click();
  const panel = planPanel(page);
  await expect(panel).toContainText('you move to Team for $39 per month');
  await panel.getByRole('button', { name: 'Keep current plan' }).click();
  await expect(page.getByText('Plan kept')).toBeVisible();
  await expect(panel).not.toContainText('you move to Team');

  await panel.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(panel).toContainText('is paid until');
  await panel.getByRole('button', { name: 'Resume plan' }).click();
  await expect(panel).toContainText('You’re on Team.');
  await panel.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(panel.getByRole('button', { name: 'Resume plan' })).toBeVisible();
  await product.mail(person.email, 'mail:canceled');

  await advance(product, 32 * DAY);
  await page.goto('/flexibleprice');
  await expect(planCard(page, 'Free')).toContainText('Your plan');
  expect(await amountsPaid(page)).toEqual(['$46.00']);
});

test('a renewal that fails is tried again until the plan ends, and comes back when it is paid', async ({
  page,
  product,
  person,
  consoleGuard,
}) => {
  // A coupon that is used up.
  consoleGuard.allowStatus(422);
  await page.goto('/checkout?plan=pro');
  await chooseTestCard(page, 'Fails at renewal');
  await consent(page);
  await pressPay(page);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();

  await advance(product, 31 * DAY);
  await product.mail(person.email, 'mail:paymentFailed');
  await page.goto('/');
  await expect(page.getByText('Your last payment failed.')).toBeVisible();
  await page.getByRole('link', { name: 'Fix payment' }).click();
  await expect(page.getByText(/^The last payment for Pro failed/)).toBeVisible();

  for (const days of [1, 2, 2, 2]) await advance(product, days * DAY);
  await product.mail(person.email, 'mail:planEnded');
  await page.goto('/flexibleprice');
  await expect(planCard(page, 'Free')).toContainText('Your plan');
  await expect(page.getByText('Your last payment failed.')).toHaveCount(0);

  await page.goto('/checkout?plan=pro');
  await page.getByRole('button', { name: 'Add coupon' }).click();
  const coupon = page.getByLabel('Coupon code');
  await coupon.fill('EARLYBIRD');
  await coupon.press('Enter');
  await expect(coupon).toHaveAttribute('aria-invalid', 'true');
  await coupon.fill('LAUNCH25');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Pay $9.00' })).toBeVisible();
  await chooseTestCard(page, 'Success');
  await consent(page);
  expect(await pressPay(page)).toBe('$9.00');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await page.goto('/flexibleprice');
  await expect(planPanel(page)).toContainText('You’re on Pro.');
});

test('a renewal that fails is settled by another card at once', async ({ page, product }) => {
  await page.goto('/checkout?plan=pro');
  await chooseTestCard(page, 'Fails at renewal');
  await consent(page);
  await pressPay(page);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await advance(product, 31 * DAY);
  await page.goto('/flexibleprice');
  await planPanel(page).getByRole('button', { name: 'Add card' }).click();
  await chooseTestCard(page, 'Success');
  await page.getByRole('dialog').getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Card saved')).toBeVisible();
  // The plan follows without a reload.
  await expect(planPanel(page)).toContainText('You’re on Pro.');
  await expect(planPanel(page)).toContainText('Active');

  await page.goto('/userprofile?tab=plan');
  const former = page.getByRole('listitem').filter({ hasText: 'Mastercard •••• 0341' });
  await former.getByRole('button', { name: /^Make default/ }).click();
  await expect(page.getByText('Default card changed')).toBeVisible();
  await expect(former.getByText('Default', { exact: true })).toBeVisible();
});

test(
  'who withdraws gets back to the cent what was paid, and an acknowledgement',
  LONG,
  async ({ page, product, person }) => {
    await buy(page, 'plan=pro');
    await advance(product, DAY);
    await page.goto('/userprofile?tab=plan');
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('$12.00');
    await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText(/^You withdrew from the contract on/)).toBeVisible();
    await product.mail(person.email, 'mail:withdrawn');
    expect(await amountsPaid(page)).toEqual(['-$12.00', '$12.00']);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const [, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(rows.map((row) => /PWC?-\d{4}-\d{5}/.exec(row)?.[0].split('-')[0])).toEqual([
      'PWC',
      'PW',
    ]);
    await page.goto('/flexibleprice');
    await expect(planCard(page, 'Free')).toContainText('Your plan');
  },
);
