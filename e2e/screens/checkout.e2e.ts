import type { Page } from '@playwright/test';
import { expectAccessible, expectHealthyPage } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import type { Language } from '#core/language/languages.ts';
import { LONG, longUnless } from '../support/long.ts';

const PAY = 'Pay $12.00';
const byForm = { listCards: '200.empty', createPayment: '200.to_confirm' };
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-20T09:30:00Z')));

async function consent(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

async function pay(page: Page, name = PAY): Promise<void> {
  await page.getByRole('button', { name }).waitFor();
  await consent(page);
  await page.getByRole('button', { name }).click();
}

const told = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

test.describe('the checkout', () => {
  test.use({ visitor: { ...signedIn, answers: { createPayment: '200.team_year' } } });

  test('says line by line what is charged, and asks for two ticks of its own', async ({ page }) => {
    await page.goto('/checkout?plan=team&interval=year&seats=8');
    const order = page.getByRole('region', { name: 'Order summary' });
    await expect(order.getByRole('row', { name: /^3 extra seats/ })).toContainText('$201.00');
    await expect(order.getByRole('row', { name: /^Due today/ })).toContainText('$575.00');
    const boxes = page.getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    await page.getByRole('button', { name: 'Pay $575.00' }).click();
    await expect(page.getByText('This field is required')).toHaveCount(2);
    await expect(page).toHaveURL(/checkout/);
    await expectHealthyPage(page);
  });

  test('names what is quoted, whatever the address says', LONG, async ({ page }) => {
    await page.goto('/checkout?plan=pro');
    const order = page.getByRole('region', { name: 'Order summary' });
    await expect(order).toContainText('TeamYearly · 8 seats');
    await expect(
      page.getByRole('checkbox', { name: /that Team renews automatically every year/ }),
    ).toBeVisible();
  });

  test('offers the saved cards first, and another one', LONG, async ({ page }) => {
    await page.goto('/checkout?plan=team');
    await expect(page.getByRole('radio', { name: /^Visa •••• 4242/ })).toBeChecked();
    await page.getByRole('radio', { name: 'Another card' }).check();
    await expect(page.getByText(/^Sandbox: choose a test card/)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectHealthyPage(page);
  });
});

for (const [language, mode] of [
  ['ar', 'dark'],
  ['es', 'light'],
] as const satisfies readonly (readonly [Language, string])[])
  test.describe(`on a phone in ${language}, ${mode}`, longUnless(language === 'ar'), () => {
    test.use({
      viewport: DEVICES.phone,
      visitor: { ...signedIn, language, mode, answers: { listCards: '200.empty' } },
    });
    test('holds together', async ({ page }) => {
      await page.goto('/checkout?plan=pro');
      await expect(page.getByRole('radio')).toHaveCount(7);
      await expectHealthyPage(page);
    });
  });

test.describe('a coupon', () => {
  test.use({ visitor: { ...signedIn, answers: { createPayment: '200.coupon' } } });
  test('is taken off once, below the subtotal', async ({ page }) => {
    await page.goto('/checkout?plan=pro&coupon=LAUNCH25');
    const order = page.getByRole('region', { name: 'Order summary' });
    const rows = order.getByRole('row');
    await expect(rows.filter({ hasText: '-$3.00' })).toHaveText(['Coupon LAUNCH25-$3.00']);
    await expect(order.getByRole('row', { name: /^Due today/ })).toContainText('$9.00');
  });
});

test.describe('a card that is entered', () => {
  test.use({ visitor: { ...signedIn, answers: byForm } });
  test('pays, and the page that asks the server follows', async ({ page }) => {
    await page.goto('/checkout?plan=pro');
    await pay(page);
    await expect(page).toHaveURL(/\/payment-success\?paymentId=/);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  });
});

test.describe('a card that is declined', () => {
  test.use({
    visitor: { ...signedIn, answers: { ...byForm, confirmSandboxPayment: '200.failed' } },
  });
  test('is told, with what was not charged, and another one may pay', async ({ page, context }) => {
    await page.goto('/checkout?plan=pro');
    await page.getByRole('radio', { name: /^Declined/ }).check();
    await pay(page);
    await expect(told(page)).toContainText('You weren’t charged.');
    await expectHealthyPage(page);
    await context.clearCookies({ name: 'mock-scenarios' });
    await page.getByRole('radio', { name: /^Success/ }).check();
    await page.getByRole('button', { name: PAY }).click();
    await expect(page).toHaveURL(/\/payment-success/);
  });
});

test.describe('a bank that asks', () => {
  test.use({
    visitor: { ...signedIn, answers: { ...byForm, confirmSandboxPayment: '200.requires_action' } },
  });
  test('is answered in a dialog', async ({ page, context }) => {
    await page.goto('/checkout?plan=pro');
    await pay(page);
    const bank = page.getByRole('alertdialog', { name: 'Sandbox bank' });
    await expect(bank).toBeVisible();
    await expectAccessible(page);
    await context.clearCookies({ name: 'mock-scenarios' });
    await bank.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/payment-success/);
  });
});

for (const [example, says] of [
  ['quote_changed', 'You weren’t charged. Review the new total.'],
  ['quote_expired', 'The price you saw has expired.'],
  ['quote_used', 'You weren’t charged again.'],
] as const)
  test.describe(
    `a quote that does not hold: ${example}`,
    longUnless(example === 'quote_changed'),
    () => {
      test.use({ visitor: signedIn });
      test('is told, and nothing was charged', async ({ page, context, baseURL, consoleGuard }) => {
        consoleGuard.allowStatus(409);
        await page.goto('/checkout?plan=pro');
        await page.getByRole('button', { name: PAY }).waitFor();
        await consent(page);
        const answers = `getMyProfile=200.default&createPayment=409.${example}`;
        const value = encodeURIComponent(answers);
        await context.addCookies([{ name: 'mock-scenarios', value, url: String(baseURL) }]);
        await page.getByRole('button', { name: PAY }).click();
        await expect(told(page)).toContainText(says);
        const renewal = page.getByRole('checkbox', { name: /renews automatically/ });
        if (example === 'quote_changed') {
          await expect(page.getByRole('button', { name: 'Pay $14.21' })).toBeVisible();
          await expect(renewal).not.toBeChecked();
        } else if (example === 'quote_used') {
          await expect(told(page).getByRole('link', { name: 'Billing history' })).toBeVisible();
        }
        await expectHealthyPage(page);
      });
    },
  );

for (const [answer, heading] of [
  ['409.already_on_plan', 'You already have this plan'],
  ['409.downgrade', 'Nothing to pay here'],
  ['403.unverified', 'Verify your email first'],
  ['422.coupon_invalid', 'Nothing to pay here'],
  ['503.payments_unavailable', 'Couldn’t get the price'],
] as const)
  test.describe(`without a price: ${answer}`, longUnless(answer === '409.downgrade'), () => {
    test.use({ visitor: { ...signedIn, answers: { createPayment: answer } } });
    test('there is nothing to press, and a way on', async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(Number(answer.slice(0, 3)));
      await page.goto('/checkout?plan=pro&coupon=LAUNCH25');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
      await expectHealthyPage(page);
    });
  });

test.describe('when nothing is due', () => {
  test.use({ visitor: { ...signedIn, answers: { createPayment: '200.credit' } } });
  test('no card is asked for', LONG, async ({ page }) => {
    await page.goto('/checkout?plan=pro');
    await expect(page.getByRole('button', { name: 'Confirm plan' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('row', { name: /^Credit/ })).toContainText('-$12.00');
    await expectHealthyPage(page);
  });
});

test.describe('the trial with a card', () => {
  test.use({
    visitor: {
      profile: 'individual',
      answers: {
        listSubscriptionPlans: '200.free',
        createFreeTrialPayment: '200.with_card',
        confirmSandboxPayment: '200.card',
      },
    },
  });
  test('costs nothing today and says what is charged when', async ({ page }) => {
    await page.goto('/checkout?plan=pro&trial=true');
    const order = page.getByRole('region', { name: 'Order summary' });
    await expect(order).toContainText('$0.00');
    await expect(order).toContainText('Charged on Dec 20, 2026');
    await expectHealthyPage(page);
    await pay(page, 'Start free trial');
    await expect(page).toHaveURL('/flexibleprice');
    await expect(page.getByText('Trial started')).toBeVisible();
  });
});

test.describe('the return from a bank’s own page', () => {
  const setup = 'setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2';
  test.use({ visitor: signedIn });

  test('saves the card, and leaves no secret in the address', LONG, async ({ page }) => {
    const sent = page.waitForRequest(/save-card$/);
    await page.goto(`/flexibleprice?makeDefault=true&${setup}&redirect_status=succeeded`);
    expect((await sent).postDataJSON()).toEqual({ setupIntentId: 'seti_1', makeDefault: true });
    await expect(page.getByText('Card saved')).toBeVisible();
    await expect(page).toHaveURL('/flexibleprice');
  });

  test(
    'of a payment asks the server, and leaves no secret in the address',
    LONG,
    async ({ page }) => {
      const id = '01930000-0000-7000-8000-000000000001';
      const secret = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';
      await page.goto(`/payment-success?paymentId=${id}&${secret}&redirect_status=failed`);
      await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
      await expect(page).toHaveURL(`/payment-success?paymentId=${id}`);
    },
  );
});

test.describe('a trial without a card', () => {
  test.use({ visitor: { ...signedIn, answers: { getSubscription: '200.trialing' } } });
  test('goes on with a card that is saved, once its renewal is agreed to', async ({ page }) => {
    await page.goto('/flexibleprice');
    await page.getByRole('button', { name: 'Add card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a card' });
    await dialog.getByRole('radio', { name: /^Mastercard •••• 4444/ }).check();
    await dialog.getByRole('button', { name: 'Use this card' }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /renews automatically/ }).check();
    await expectAccessible(page);
    const sent = page.waitForRequest(/\/cards\/[^/]+ca2\/trial$/);
    await dialog.getByRole('button', { name: 'Use this card' }).click();
    expect((await sent).postDataJSON()).toEqual({
      renewalConsent: { textVersion: '2026-11-01' },
    });
    await expect(page.getByText('Your plan renews with this card after the trial')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test.describe('the return with a card that the bank refused', () => {
  test.use({ visitor: { ...signedIn, answers: { saveCard: '402.card_declined' } } });
  test('says so, and another card can be added', async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(402);
    await page.goto('/userprofile?tab=plan&setup_intent=seti_1&redirect_status=failed');
    const refused = page.getByRole('alert').filter({ hasText: 'The card wasn’t saved' });
    await expect(refused).toBeVisible();
    await expect(page).toHaveURL('/userprofile?tab=plan');
    await expectHealthyPage(page);
    await refused.getByRole('button', { name: 'Add card' }).click();
    await expect(page.getByRole('dialog', { name: 'Add card' })).toBeVisible();
    await expect(refused).toHaveCount(0);
  });
});

test.describe('the return before the bank has answered', () => {
  test.use({ visitor: { ...signedIn, answers: { saveCard: '409.not_confirmed' } } });
  test('asks again until the card is saved', LONG, async ({ page, context, consoleGuard }) => {
    consoleGuard.allowStatus(409);
    await page.goto('/flexibleprice?setup_intent=seti_1');
    await expect(page.getByText('Waiting for your bank to confirm the card…')).toBeVisible();
    await context.clearCookies({ name: 'mock-scenarios' });
    await expect(page.getByText('Card saved')).toBeVisible();
  });
});

test.describe('a link without a plan', () => {
  test.use({ visitor: signedIn });
  test('leads to the plans', LONG, async ({ page }) => {
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'No plan chosen' })).toBeVisible();
    await expectHealthyPage(page);
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL('/flexibleprice');
  });
});
