import type { Page } from '@playwright/test';
import { amountsPaid, consent, pressPay } from '../support/pay.ts';
import { expect, test } from '../support/stripe/stripe-test.ts';
import { LONG } from '../support/long.ts';

// One server for all of them: a start costs more than a journey.
test.describe.configure({ mode: 'default' });

const planPanel = (page: Page) => page.getByRole('region', { name: 'Your plan' });
const paid = (page: Page) => page.getByRole('heading', { name: 'Payment successful' });

/** Chooses a card in Stripe's frame. */
async function chooseCard(page: Page, name: string): Promise<void> {
  const fields = page.frameLocator('iframe[src*="js.stripe.com"]');
  await fields.getByRole('button', { name }).click();
}
const bankAnswer = (page: Page, answer: 'Confirm' | 'Refuse') =>
  page.frameLocator('iframe[src*="hooks.stripe.com"]').getByRole('button', { name: answer });
const answerBank = (page: Page, answer: 'Confirm' | 'Refuse') => bankAnswer(page, answer).click();

test('declined, refused at the bank, paid once; then by the saved card, which another replaces', async ({
  page,
  stripe,
}) => {
  const before = stripe.books.payments.size;
  await page.goto('/checkout?plan=pro');
  await chooseCard(page, 'Declined');
  await consent(page);
  await pressPay(page);
  const alert = page.getByRole('alert').filter({ hasText: 'You weren’t charged.' });
  await expect(alert).toContainText('Your card was declined.');

  await chooseCard(page, 'Bank asks');
  await page.getByRole('button', { name: 'Pay $12.00' }).click();
  await answerBank(page, 'Refuse');
  await expect(alert).toBeVisible();
  await chooseCard(page, 'Success');
  await page.getByRole('button', { name: 'Pay $12.00' }).dblclick();
  await expect(paid(page)).toBeVisible();
  // One payment for all three attempts.
  const made = [...stripe.books.payments.values()].slice(before);
  expect(made.map(({ status, amount }) => [status, amount])).toEqual([['succeeded', 1200]]);

  await page.goto('/checkout?plan=team&seats=8');
  await expect(page.getByRole('radio', { name: /^Visa •••• 4242/ })).toBeChecked();
  await consent(page);
  const promised = await pressPay(page);
  await expect(paid(page)).toBeVisible();
  expect(await amountsPaid(page)).toEqual([promised, '$12.00']);
  const charged = [...stripe.books.payments.values()].at(-1);
  expect(charged).toMatchObject({ status: 'succeeded' });
  expect(`$${((charged?.amount ?? 0) / 100).toFixed(2)}`).toBe(promised);

  await page.goto('/userprofile?tab=plan');
  const cards = page.getByRole('region', { name: 'Cards' });
  await cards.getByRole('button', { name: 'Add card' }).click();
  await chooseCard(page, 'Success');
  await page.getByRole('dialog').getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Card saved')).toBeVisible();
  await expect(cards.getByRole('button', { name: 'Make default' })).toHaveCount(1);
  await cards.getByRole('button', { name: 'Remove' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Card removed')).toBeVisible();
  // Stripe is told to forget the card that paid.
  await expect
    .poll(() => stripe.books.methods.get(charged?.payment_method ?? '')?.customer)
    .toBeNull();
});

test(
  'a plan is made smaller, cancelled, resumed and cancelled, and withdrawn from with its money back',
  LONG,
  async ({ page, stripe }) => {
    await page.goto('/checkout?plan=team&seats=6');
    await chooseCard(page, 'Success');
    await consent(page);
    expect(await pressPay(page)).toBe('$46.00');
    await expect(paid(page)).toBeVisible();
    const [intent = ''] = [...stripe.books.payments.keys()].slice(-1);

    await page.goto('/flexibleprice?seats=5');
    await page.getByRole('button', { name: /^Change later: Team/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule change' }).click();
    const panel = planPanel(page);
    await expect(panel).toContainText('you move to Team for $39 per month');
    const cancel = async () => {
      await panel.getByRole('button', { name: 'Cancel plan' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
      await expect(panel).toContainText('is paid until');
    };
    await cancel();
    await panel.getByRole('button', { name: 'Resume plan' }).click();
    await expect(panel).toContainText('You’re on Team.');
    await cancel();

    await page.goto('/userprofile?tab=plan');
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText('$46.00 goes back to your card.')).toBeVisible();
    expect(stripe.books.listRefunds(intent)).toMatchObject([{ amount: 4600, status: 'succeeded' }]);
    expect(await amountsPaid(page)).toEqual(['-$46.00', '$46.00']);
  },
);

test(
  'a trial with a card goes on once the bank has taken the card on a page of its own',
  LONG,
  async ({ page, stripe, consoleGuard }) => {
    // The card that the bank refuses.
    consoleGuard.allowStatus(402);
    const before = stripe.books.payments.size;
    await page.goto('/checkout?plan=pro&trial=true');
    await chooseCard(page, 'Bank’s own page');
    await consent(page);
    await page.getByRole('button', { name: 'Start free trial' }).click();
    await page.getByRole('link', { name: 'Refuse' }).click();
    const refused = page.getByRole('alert').filter({ hasText: 'The card wasn’t saved' });
    await expect(refused).toBeVisible();
    await expect(page).toHaveURL('/flexibleprice');

    await refused.getByRole('button', { name: 'Add card' }).click();
    await chooseCard(page, 'Bank’s own page');
    await page.getByRole('checkbox', { name: /renews automatically/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save card' }).click();
    // Stripe's event has not come yet: the page that returns saves the card.
    await page.getByRole('link', { name: 'Confirm' }).click();
    await expect(planPanel(page)).toContainText('It then renews automatically.');
    await expect(page).toHaveURL('/userprofile?tab=plan');
    expect(stripe.books.payments.size).toBe(before);
  },
);

test(
  'a form that was blocked goes on, and a tab closed behind the payment loses nothing',
  LONG,
  async ({ page, context, bank, consoleGuard }) => {
    consoleGuard.allow(/ERR_BLOCKED_BY_CLIENT|ERR_FAILED/u);
    const script = /^https:\/\/js\.stripe\.com\/.*stripe\.js$/u;
    await page.route(script, (route) => route.abort());
    await page.goto('/checkout?plan=pro');
    const blocked = page.getByRole('alert').filter({ hasText: 'Couldn’t load the card form.' });
    await expect(blocked).toBeVisible();
    await page.unroute(script);
    await blocked.getByRole('button', { name: 'Try again' }).click();
    await chooseCard(page, 'Bank asks');
    await consent(page);
    await pressPay(page);
    await bankAnswer(page, 'Confirm').waitFor();
    const decided = bank.decided();
    await answerBank(page, 'Confirm');
    await decided;
    await page.close();
    const other = await context.newPage();
    // Stripe's event is applied within seconds.
    await expect(async () => {
      await other.goto('/flexibleprice');
      await expect(planPanel(other)).toContainText('You’re on Pro.', { timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    expect(await amountsPaid(other)).toEqual(['$12.00']);
  },
);
