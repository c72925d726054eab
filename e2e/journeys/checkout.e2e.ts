import { expect, test } from '../support/billing-test.ts';
import { advance } from '../support/call.ts';
import { tabTo } from '../support/keyboard.ts';
import { amountsPaid, buy, chooseTestCard, consent, DAY, pressPay } from '../support/pay.ts';
import { LONG } from '../support/long.ts';

// One server for all of them: a start costs more than a journey.
test.describe.configure({ mode: 'default' });

test('a refused card, a bank that asks, then a payment that is charged once', async ({
  page,
  consoleGuard,
}) => {
  // A second look at the checkout has no price; a saved card cannot answer its bank.
  consoleGuard.allowStatus(409);
  consoleGuard.allowStatus(402);
  await page.goto('/checkout?plan=pro');
  await chooseTestCard(page, 'Declined');
  await consent(page);
  await pressPay(page);
  const alert = page.getByRole('alert').filter({ hasText: 'You weren’t charged.' });
  await expect(alert).toBeVisible();

  await chooseTestCard(page, 'Confirmation needed');
  await page.getByRole('button', { name: 'Pay $12.00' }).click();
  const bank = page.getByRole('alertdialog', { name: 'Sandbox bank' });
  await bank.getByRole('button', { name: 'Refuse' }).click();
  await expect(alert).toContainText('didn’t confirm');

  await page.getByRole('button', { name: 'Pay $12.00' }).dblclick();
  await bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();

  // The menu's trial button goes without a reload, and the way back leads to no second payment.
  await expect(page.getByRole('link', { name: '30-Day Free Trial' })).toHaveCount(0);
  expect(await amountsPaid(page)).toEqual(['$12.00']);
  await page.goto('/checkout?plan=pro');
  await expect(page.getByRole('heading', { name: 'You already have this plan' })).toBeVisible();

  await page.goto('/checkout?plan=team');
  await expect(page.getByRole('radio', { name: /^Visa •••• 3155/ })).toBeChecked();
  await consent(page);
  const promised = await pressPay(page);
  const asks = page.getByRole('alert').filter({ hasText: 'Your bank needs you to confirm' });
  await expect(asks).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Another card' })).toBeChecked();
  await pressPay(page);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  // The attempt that the bank stopped is listed as failed.
  expect(await amountsPaid(page)).toEqual([promised, promised, '$12.00']);
});

test(
  'paid by the keyboard alone; no second price is asked for while the page after it is fetched',
  LONG,
  async ({ page }) => {
    await page.goto('/checkout?plan=pro');
    const pay = page.getByRole('button', { name: 'Pay $12.00' });
    await expect(pay).toBeEnabled();
    await tabTo(page, page.getByRole('radio', { name: /^Success/ }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: /^Success/ })).toBeChecked();
    for (const name of [/^I accept the terms/, /renews automatically/]) {
      await tabTo(page, page.getByRole('checkbox', { name }));
      await page.keyboard.press('Space');
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
    }
    await tabTo(page, pay);
    const prices: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/createPayment')) prices.push(request.postData() ?? '');
    });
    // The page after the payment comes late, so the checkout is rendered in between.
    await page.route(/\/payment-success.*\.js$/u, async (route) => {
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(prices.map((body) => 'preview' in JSON.parse(body))).toEqual([false]);
  },
);

test('an expired quote is replaced, and only the new one is charged', async ({
  page,
  product,
  consoleGuard,
}) => {
  consoleGuard.allowStatus(409);
  await page.goto('/checkout?plan=team&seats=6');
  await chooseTestCard(page, 'Success');
  await consent(page);
  await advance(product, 11 * 60);
  await pressPay(page);
  await expect(page.getByRole('alert').filter({ hasText: 'has expired' })).toBeVisible();
  const renewal = page.getByRole('checkbox', { name: /renews automatically/ });
  await expect(renewal).not.toBeChecked();
  await renewal.check();
  expect(await pressPay(page)).toBe('$46.00');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  expect(await amountsPaid(page)).toEqual(['$46.00']);
});

test(
  'of two tabs one pays, and the other says so',
  LONG,
  async ({ page, context, consoleGuard }) => {
    consoleGuard.allowStatus(409);
    const other = await context.newPage();
    await consoleGuard.watch(other);
    for (const tab of [page, other]) {
      await tab.goto('/checkout?plan=pro');
      await chooseTestCard(tab, 'Success');
      await consent(tab);
    }
    await pressPay(page);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await pressPay(other);
    await expect(other.getByRole('alert').filter({ hasText: /already|charged/ })).toBeVisible();
    expect(await amountsPaid(page)).toEqual(['$12.00']);
  },
);

test(
  'an upgrade with seats in mid-period charges what the quote said, to the cent',
  LONG,
  async ({ page, product }) => {
    await buy(page, 'plan=pro');
    await advance(product, 10 * DAY);
    await page.goto('/flexibleprice?seats=8');
    const team = page.getByRole('listitem', { name: 'Team' });
    const today = team.getByText(/^Today: /);
    await expect(today).toBeVisible();
    const [, promised] = /^Today: (\$[\d.]+)\./.exec((await today.textContent()) ?? '') ?? [];
    await team.getByRole('link', { name: 'Change now' }).click();
    const order = page.getByRole('region', { name: 'Order summary' });
    await expect(order.getByText(/^Unused time on Pro/)).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Visa •••• 4242/ })).toBeChecked();
    await consent(page);
    // Proration is by the second; the stopped clock makes preview and quote equal to the cent.
    expect(await pressPay(page)).toBe(promised);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(await amountsPaid(page)).toEqual([promised, '$12.00']);
  },
);
