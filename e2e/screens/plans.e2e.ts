import { expectAccessible, expectHealthyPage } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG } from '../support/long.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-20T09:30:00Z')));

test.describe('whoever pays', () => {
  test.use({ visitor: { ...signedIn, answers: { createPayment: '200.upgrade' } } });

  test('sees what a larger plan costs today and next, and goes to pay it', async ({ page }) => {
    await page.goto('/flexibleprice');
    const business = page.getByRole('listitem', { name: 'Business' });
    await expect(business).toContainText('Today: $14.21. Then $99.00 on Dec 1, 2026.');
    await business.getByRole('link', { name: 'Change now' }).click();
    await expect(page).toHaveURL('/checkout?plan=business&interval=month&seats=20');
    await expect(page.getByRole('button', { name: 'Pay $14.21' })).toBeVisible();
    await expect(page.getByText(/^Unused time on Team with 8 seats/)).toBeVisible();
  });

  test(
    'goes to a smaller plan at the period’s end, and chooses who stays',
    LONG,
    async ({ page, context, baseURL }) => {
      const answers = 'getMyProfile=200.default&changeSubscription=200.suspends';
      const value = encodeURIComponent(answers);
      await context.addCookies([{ name: 'mock-scenarios', value, url: String(baseURL) }]);
      await page.goto('/flexibleprice');
      await page.getByRole('button', { name: 'Change later: Pro' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Until then nothing changes');
      await expect(dialog).toContainText('Your team is larger than this plan.');
      const staying = dialog.getByRole('checkbox', { checked: true });
      await expect(staying.first()).toBeVisible();
      const before = await staying.count();
      await staying.first().uncheck();
      await expect(staying).toHaveCount(before - 1);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Schedule change' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Change scheduled')).toBeVisible();
    },
  );

  test('cancels in two presses, told what ends when', async ({ page }) => {
    await page.goto('/flexibleprice');
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel Team?' });
    await expect(dialog).toContainText('until Dec 1, 2026, then move to Free');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText('Plan canceled')).toBeVisible();
  });
});

test.describe('a price that cannot be had', () => {
  test.use({ visitor: { ...signedIn, answers: { createPayment: '503.payments_unavailable' } } });
  test('disables the button and says why', LONG, async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(503);
    await page.goto('/flexibleprice');
    const business = page.getByRole('listitem', { name: 'Business' });
    await expect(business.getByRole('button', { name: 'Change now' })).toBeDisabled();
    await expect(business.getByRole('alert')).toContainText('You weren’t charged.');
    await expect(business).not.toContainText('Today');
    await expectHealthyPage(page);
  });
});

test.describe('whoever may try', () => {
  const answers = { listSubscriptionPlans: '200.free', getSubscription: '200.free' };
  test.use({ visitor: { profile: 'individual', answers }, viewport: DEVICES.phone });
  test('has three doors, and begins without a card', async ({ page }) => {
    await page.goto('/flexibleprice');
    await expect(page.getByRole('link', { name: 'Choose plan: Pro' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try with card: Pro' })).toHaveAttribute(
      'href',
      '/checkout?plan=pro&interval=month&trial=true',
    );
    await page.getByRole('button', { name: 'Start free trial: Pro' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Free trial of Pro' });
    await expect(dialog).toContainText('Free until Dec 20, 2026, without a card.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start free trial' }).click();
    await expect(page.getByText('Trial started')).toBeVisible();
  });
});

test.describe('the plan tab', () => {
  test.use({ visitor: { ...signedIn, answers: { getSubscription: '200.withdrawable' } } });
  test('withdraws from the contract in two steps', async ({ page }) => {
    await page.goto('/userprofile?tab=plan');
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
    const dialog = page.getByRole('alertdialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText(/^You withdrew from the contract on/)).toBeVisible();
    await expectHealthyPage(page);
  });
});

test.describe('a withdrawal whose money is not back', () => {
  const answers = { getSubscription: '200.withdrawable' };
  for (const [state, text] of [
    ['pending', 'Your bank hasn’t confirmed $12.00 yet.'],
    ['failed', 'We couldn’t refund $12.00 to your card.'],
  ] as const)
    test.describe(state, () => {
      const withdrawFromContract = `200.${state}`;
      test.use({ visitor: { ...signedIn, answers: { ...answers, withdrawFromContract } } });
      test('says what happens next, and promises nothing', async ({ page }) => {
        await page.goto('/userprofile?tab=plan');
        await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
        await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
        const told = page.getByRole('alert').filter({ hasText: 'You withdrew from the contract' });
        await expect(told).toContainText(text);
        await expect(told).not.toContainText('goes back to your card');
        await expectHealthyPage(page);
      });
    });
});

test.describe('the cards', () => {
  test.use({ visitor: { ...signedIn, answers: { listCards: '200.expiring' } } });
  test('warn before one expires, and the last one of a running plan is not lost unnoticed', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allowStatus(409);
    await page.goto('/userprofile?tab=plan');
    const cards = page.getByRole('region', { name: 'Cards' });
    await expect(cards).toContainText('Add another card in time.');
    await expectHealthyPage(page);
    await cards
      .getByRole('button', { name: /^Remove card/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toContainText('Add another card first');
  });
  test('a card is added without a number field', LONG, async ({ page, context, baseURL }) => {
    const value = encodeURIComponent('getMyProfile=200.default&confirmSandboxPayment=200.card');
    await context.addCookies([{ name: 'mock-scenarios', value, url: String(baseURL) }]);
    await page.goto('/userprofile?tab=plan');
    await page.getByRole('button', { name: 'Add card' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio')).toHaveCount(8);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText('Card saved')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test.describe('an overdue plan', () => {
  const answers = { getSubscription: '200.past_due', listSubscriptionPlans: '200.past_due' };
  test.use({ visitor: { ...signedIn, answers } });
  test('shows without a reload that it was paid meanwhile', LONG, async ({ page, context }) => {
    await page.goto('/flexibleprice');
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect(plan).toContainText('Payment overdue');
    await context.clearCookies({ name: 'mock-scenarios' });
    await expect(plan).toContainText('You’re on Team.');
    await expect(page.getByText('Settle the open payment')).toHaveCount(0);
  });
});

test.describe('a change that is scheduled', () => {
  test.use({
    visitor: {
      ...signedIn,
      language: 'ar',
      answers: { getSubscription: '200.pending_change' },
    },
    viewport: DEVICES.phone,
  });
  test('is told in Arabic on a phone, and can be taken back', LONG, async ({ page }) => {
    await page.goto('/userprofile?tab=plan');
    await expect(page.getByRole('button', { name: 'إبقاء الخطة الحالية' })).toBeVisible();
    await expectHealthyPage(page);
  });
});
