import type { Page } from '@playwright/test';
import { expect, test } from '../support/billing-test.ts';
import { amountsPaid, chooseTestCard, consent, pressPay } from '../support/pay.ts';
import { LONG } from '../support/long.ts';

// One server for all of them: a start costs more than a journey.
test.describe.configure({ mode: 'default' });

const planPanel = (page: Page) => page.getByRole('region', { name: 'Your plan' });
const CREATE = '**/api/users/stripe/createPayment';
const CONFIRM = '**/api/users/payments/sandbox/confirm';
const VERIFY = '**/api/users/payments/verify';

/** Lets the request arrive and its answer be lost, as when a train enters a tunnel. */
async function loseAnswers(page: Page, url: string, isLost: (body: string) => boolean) {
  await page.route(url, async (route) => {
    if (!isLost(route.request().postData() ?? '')) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
}

async function readyToPay(page: Page): Promise<void> {
  await chooseTestCard(page, 'Success');
  await consent(page);
}

test('answers that are lost while paying end in one charge', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_CONNECTION_RESET/);
  // The second confirmation is told that the first one counts.
  consoleGuard.allowStatus(409);
  await page.goto('/checkout?plan=pro');
  await readyToPay(page);
  const lost = page.getByRole('alert').filter({ hasText: 'you can’t be charged twice' });

  await loseAnswers(page, CREATE, (body) => body.includes('quoteId'));
  await pressPay(page);
  await expect(lost).toBeVisible();
  await page.unroute(CREATE);

  await loseAnswers(page, CONFIRM, () => true);
  const confirmed = page.waitForRequest(CONFIRM);
  await pressPay(page);
  await confirmed;
  await expect(lost).toBeVisible();
  await page.unroute(CONFIRM);

  await pressPay(page);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  expect(await amountsPaid(page)).toEqual(['$12.00']);
});

test(
  'a tab that is closed behind its payment leaves the plan, and another tab shows it',
  LONG,
  async ({ page, context, product, person, consoleGuard }) => {
    const closed = await context.newPage();
    await closed.goto('/checkout?plan=pro');
    await readyToPay(closed);
    // The question after the payment is never asked: the tab is gone.
    await closed.route(VERIFY, (route) => route.abort());
    const paid = closed.waitForResponse(CONFIRM);
    await pressPay(closed);
    expect((await paid).status()).toBe(200);
    await closed.close();

    await product.mail(person.email, 'mail:receipt');
    await page.goto('/flexibleprice');
    await expect(planPanel(page)).toContainText('You’re on Pro.');
    expect(await amountsPaid(page)).toEqual(['$12.00']);
    // The way to pay once more is closed too.
    consoleGuard.allowStatus(409);
    await page.goto('/checkout?plan=pro');
    await expect(page.getByRole('heading', { name: 'You already have this plan' })).toBeVisible();
  },
);

test('the way back after paying leads past the checkout', LONG, async ({ page }) => {
  await page.goto('/flexibleprice');
  const pro = page.getByRole('listitem', { name: 'Pro' });
  await pro.getByRole('link', { name: /^Choose plan/ }).click();
  await readyToPay(page);
  await pressPay(page);
  const success = page.getByRole('heading', { name: 'Payment successful' });
  await expect(success).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/flexibleprice/);
  await expect(planPanel(page)).toContainText('You’re on Pro.');
  await page.goForward();
  await expect(success).toBeVisible();
  await page.reload();
  await expect(success).toBeVisible();
  expect(await amountsPaid(page)).toEqual(['$12.00']);
});
