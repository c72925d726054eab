import { expectHealthyPage } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG, longUnless } from '../support/long.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');
const PAYMENT = '01930c1e-5a00-7000-8000-0000000000e1';
test.beforeEach(({ page }) => page.clock.setFixedTime(TODAY));

test.describe('the plans', () => {
  test.use({ visitor: signedIn });
  test('show the current one, and prices by month and year', async ({ page }) => {
    await page.goto('/flexibleprice');
    await expect(page.getByText('You’re on Team.')).toBeVisible();
    await expect(page.getByText('Next invoice: $60 on Dec 1, 2026.')).toBeVisible();
    await expect(page.getByText('$12', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Yearly/ }).click();
    await expect(page).toHaveURL(/interval=year/);
    await expect(page.getByText('$115', { exact: true })).toBeVisible();
    await expectHealthyPage(page);
  });
});

for (const [state, says, step] of [
  ['trialing', /You’re trying Pro until/, 'Add card'],
  ['canceling', /is paid until .*Nothing you saved is deleted\./, 'Resume plan'],
  ['past_due', /failed\. We’ll try again/, 'Add card'],
] as const)
  test.describe(`a subscription that is ${state}`, longUnless(state === 'past_due'), () => {
    const answers = {
      listSubscriptionPlans: `200.${state}`,
      getSubscription: `200.${state}`,
      listCards: '200.expiring',
    };
    test.use({ visitor: { ...signedIn, answers } });
    test('says until when, what comes then, and the next step', async ({ page }) => {
      await page.goto('/flexibleprice');
      const plan = page.getByRole('region', { name: 'Your plan' });
      await expect(plan).toContainText(says);
      await expect(plan.getByRole('button', { name: step })).toBeVisible();
      await expectHealthyPage(page);
    });
  });

for (const [state, says, step] of [
  ['free', /Try any paid plan free for 30 days/, 'Start free trial: Pro'],
  ['trial_used', /You’ve used your free trial/, 'Choose plan: Pro'],
  ['unverified', /Verify your email to start your free trial/, 'Resend email'],
] as const)
  test.describe(`a trial: ${state}`, longUnless(state === 'trial_used'), () => {
    test.use({
      visitor: { profile: 'individual', answers: { listSubscriptionPlans: `200.${state}` } },
    });
    test('says whether it can begin, and the next step', async ({ page }) => {
      await page.goto('/flexibleprice');
      await expect(page.getByText(says)).toBeVisible();
      await expect(
        page.getByRole('button', { name: step }).or(page.getByRole('link', { name: step })),
      ).toBeVisible();
    });
  });

test.describe('in Arabic', () => {
  test.use({ visitor: { ...signedIn, language: 'ar' } });
  test('a price keeps its currency sign together', LONG, async ({ page }) => {
    await page.goto('/flexibleprice');
    const price = page.getByText(/^\u200F?12\u00A0\u2066US\$\u2069$/).first();
    await expect(price).toBeVisible();
    // Right to left the number is read first: it stands right of the sign, and "$" right of "US".
    const lefts = await price.evaluate((element) => {
      const [text] = element.childNodes;
      const content = text?.textContent ?? '';
      return ['12', 'US', '$'].map((part) => {
        const range = document.createRange();
        range.setStart(text as Node, content.indexOf(part));
        range.setEnd(text as Node, content.indexOf(part) + part.length);
        return range.getBoundingClientRect().left;
      });
    });
    const [number = NaN, letters = NaN, dollar = NaN] = lefts;
    expect(letters).toBeLessThan(dollar);
    expect(dollar).toBeLessThan(number);
    await expect(page.getByText(/1 ديسمبر 2026/)).toBeVisible();
  });
});

test.describe('the billing history', () => {
  test.use({ visitor: signedIn });

  test('keeps cents, and writes every date the same way', async ({ page }) => {
    await page.goto('/billinghistory');
    const row = page.getByRole('row').filter({ hasText: 'Nov 1, 2026' });
    await expect(row).toContainText('$60.00');
    await row.getByRole('button', { name: /^Details of/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Team, Nov 1 – Dec 1, 2026');
    await expect(dialog.getByRole('row', { name: /^Total/ })).toContainText('$60.00');
    await expectHealthyPage(page);
  });

  test('is filtered in the address', LONG, async ({ page }) => {
    await page.goto('/billinghistory');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Failed' }).click();
    await expect(page).toHaveURL(/status=failed/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/billinghistory');
  });
});

test.describe('without payments', () => {
  test.use({ visitor: { ...signedIn, answers: { listTransactions: '200.empty' } } });
  test('says what would be here; with a filter, that nothing fits', LONG, async ({ page }) => {
    await page.goto('/billinghistory');
    await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
    await expectHealthyPage(page);
    await page.goto('/billinghistory?status=failed');
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  });
});

test.describe('when the history cannot be read', () => {
  test.use({ visitor: { ...signedIn, answers: { listTransactions: '500.internal_error' } } });
  test('says why, and tries again', async ({ page, context, consoleGuard }) => {
    consoleGuard.allowStatus(500);
    await page.goto('/billinghistory');
    const alert = page.getByRole('alert').filter({ hasText: 'Request ID:' });
    await expect(alert).toBeVisible();
    await context.clearCookies({ name: 'mock-scenarios' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('grid')).toContainText('$60.00');
  });
});

test.describe('for an administrator', () => {
  test.use({ visitor: { profile: 'admin' } });
  test('the tab that is open is marked', LONG, async ({ page }) => {
    await page.goto('/billinghistory');
    await expect(page.getByRole('tab', { name: 'My payments', selected: true })).toBeVisible();
    // MUI draws no line under the tab of the value `false`.
    const line = page.locator('.MuiTabs-indicator');
    await expect.poll(async () => (await line.boundingBox())?.width ?? 0).toBeGreaterThan(40);
    await page.getByRole('tab', { name: 'All payments' }).click();
    await expect(page).toHaveURL('/billinghistory?all=true');
    await expect(page.getByRole('tab', { name: 'All payments', selected: true })).toBeVisible();
  });
});

test.describe('for a sub-user', () => {
  test.use({ visitor: { profile: 'sub_user' } });
  for (const path of ['/flexibleprice', '/billinghistory'])
    test(`${path} is refused`, longUnless(path === '/billinghistory'), async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'You are not authorized!' })).toBeVisible();
    });
});

test.describe('after a payment', () => {
  for (const [state, heading] of [
    ['default', 'Payment successful'],
    ['failed', 'Payment failed'],
    ['processing', 'Payment processing'],
    ['requires_action', 'Confirm with your bank'],
  ] as const)
    test.describe(state, () => {
      test.use({ visitor: { ...signedIn, answers: { verifyPayment: `200.${state}` } } });
      test('says how it stands', async ({ page }) => {
        await page.goto(`/payment-success?paymentId=${PAYMENT}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      });
    });

  for (const [state, label] of [
    ['failed', 'Try again'],
    ['requires_action', 'Return to checkout'],
  ] as const)
    test.describe(`not yet paid: ${state}`, () => {
      test.use({ visitor: { ...signedIn, answers: { verifyPayment: `200.${state}` } } });
      test('leads back to the checkout of the same order', async ({ page }) => {
        await page.goto(`/payment-fail?paymentId=${PAYMENT}`);
        await page.getByRole('link', { name: label }).click();
        await expect(page).toHaveURL('/checkout?plan=pro&interval=month');
        await expect(page.getByRole('button', { name: 'Pay $12.00' })).toBeVisible();
      });
    });

  for (const [name, query, answer] of [
    ['an id that is none', '?paymentId=x', '422.validation_failed'],
    ['somebody else’s', `?paymentId=${PAYMENT}`, '404.not_found'],
    ['no id', '', undefined],
  ] as const)
    test.describe(name, () => {
      test.use({
        viewport: DEVICES.phone,
        visitor: { ...signedIn, answers: answer ? { verifyPayment: answer } : {} },
      });
      test('is a payment that cannot be found', async ({ page, consoleGuard }) => {
        consoleGuard.allowStatus(404, 422);
        await page.goto(`/payment-success${query}`);
        await expect(
          page.getByRole('heading', { level: 1, name: 'Payment not found' }),
        ).toBeVisible();
        await expect(page.getByText('fields')).toHaveCount(0);
        await expectHealthyPage(page);
        await page.getByRole('main').getByRole('link', { name: 'Billing history' }).click();
        await expect(page).toHaveURL('/billinghistory');
      });
    });
});
