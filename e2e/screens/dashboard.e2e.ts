import { expectHealthyPage, settled } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG, longUnless } from '../support/long.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');
test.beforeEach(({ page }) => page.clock.setFixedTime(TODAY));

test.describe('the dashboard of a team', () => {
  test.use({ visitor: signedIn });

  test('shows figures with their change, recent prompts, limits and categories', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amira' })).toBeVisible();
    await expect(page.getByText('28% more than before (64)')).toBeVisible();
    await expect(page.getByText('7 of 8')).toBeVisible();
    const recent = page.getByRole('region', { name: 'Recent prompts' });
    await expect(recent.getByRole('listitem')).toHaveCount(5);
    await expect(recent.getByRole('link', { name: 'Product launch email' })).toHaveAttribute(
      'href',
      /\/promptgenrator-edit\//,
    );
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect(plan).toContainText('914 of 2,500');
    await expect(plan).toContainText('86 · Unlimited');
    await expect(page.getByRole('region', { name: 'Most used categories' })).toContainText(
      'Coding',
    );
  });

  test('the chart has an axis of values and shows what is chosen', LONG, async ({ page }) => {
    await page.goto('/');
    const activity = page.getByRole('region', { name: 'Activity' });
    await expect(activity).toContainText('82 generations');
    const chart = activity.getByRole('figure', { name: 'Generations' });
    await expect(chart.locator('[data-axis="values"] > *')).toHaveText(['5', '0']);
    await expect(chart.getByRole('table')).toContainText('Nov 20: 3');
    await activity.getByRole('tab', { name: 'Runs' }).click();
    await expect(activity).toContainText('103 runs');
    await expect(activity.getByRole('figure', { name: 'Runs' })).toBeVisible();
  });

  test('the range is in the address', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: '7 days' }).click();
    await expect(page).toHaveURL('/?range=7d');
    await page.reload();
    await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('limits that are far from used up still lead to the plans', LONG, async ({ page }) => {
    await page.goto('/');
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect(plan.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/flexibleprice',
    );
    await expect(plan.getByRole('note')).toHaveCount(0);
  });
});

for (const language of ['en', 'ar'] as const)
  test.describe(`on a phone in ${language}`, longUnless(language === 'ar'), () => {
    test.use({ viewport: DEVICES.phone, visitor: { ...signedIn, language } });
    test('dates of the chart stand apart, and recent prompts come before it', async ({ page }) => {
      await page.goto('/');
      await settled(page);
      const labels = page.locator('figure [data-axis="days"] span:visible');
      await expect(labels.first()).toBeVisible();
      const boxes = await labels.evaluateAll((found) =>
        found
          .map((label) => label.getBoundingClientRect())
          .map(({ left, right }) => ({ left, right }))
          .toSorted((one, other) => one.left - other.left),
      );
      expect(boxes.length).toBeGreaterThan(2);
      for (const [index, { right }] of boxes.entries()) {
        const next = boxes[index + 1];
        if (next) expect(next.left - right).toBeGreaterThanOrEqual(4);
      }
      const top = async (name: string | RegExp) =>
        (await page.getByRole('region', { name }).boundingBox())?.y ?? NaN;
      const recent = await top(language === 'en' ? 'Recent prompts' : 'أحدث الموجّهات');
      expect(recent).toBeLessThan(await top(language === 'en' ? 'Activity' : 'النشاط'));
      expect(recent).toBeLessThan(2 * DEVICES.phone.height);
      await expectHealthyPage(page);
    });
  });

test.describe('on the first visit', () => {
  test.use({
    visitor: {
      profile: 'individual',
      answers: { getUserCounts: '200.empty', listMostUsedCategories: '200.empty' },
    },
  });
  test('says how to begin instead of showing zeros', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'Your first prompt is one sentence away' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Activity' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Recent prompts' })).toHaveCount(0);
    await expectHealthyPage(page);
    await page.getByRole('textbox', { name: 'What do you need?' }).fill('A polite reminder');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page).toHaveURL(/\/promptgenrator\?.*draft=1/);
    await expect(page.getByRole('tab', { selected: true }).first()).toBeVisible();
  });
});

test.describe('near a limit', () => {
  test.use({ visitor: { profile: 'individual', answers: { getUserCounts: '200.individual' } } });
  test('warns, once, with the way to a larger plan', async ({ page }) => {
    await page.goto('/');
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect(plan).toContainText('Almost used up');
    await expect(plan.getByRole('note')).toContainText('Upgrade for higher limits.');
    await expect(plan.getByRole('link', { name: 'See plans' })).toHaveCount(1);
  });

  test('without seats the cards fill two rows', LONG, async ({ page }) => {
    await page.goto('/');
    await settled(page);
    const main = page.getByRole('main');
    const prompts = await main.getByText('Prompts', { exact: true }).first().boundingBox();
    const favorites = await main.getByText('Favorites', { exact: true }).boundingBox();
    expect(favorites?.y).toBe(prompts?.y);
  });
});

test.describe('for a sub-user', () => {
  test.use({ visitor: { profile: 'sub_user', answers: { getUserCounts: '200.sub_user' } } });
  test('leads to no plans, which the owner chooses', LONG, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Your plan' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See plans' })).toHaveCount(0);
  });
});

test.describe('for the operator', () => {
  test.use({ visitor: { profile: 'admin', answers: { getUserCounts: '200.admin' } } });
  test('begins with the whole product', LONG, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Overview' })).toContainText('Revenue');
    await expectHealthyPage(page);
  });
});

test.describe('with an address that is not verified', () => {
  test.use({
    visitor: { profile: 'unverified', answers: { resendEmailVerification: '429.rate_limited' } },
  });
  test(
    'offers the link again, and waits when there were too many',
    LONG,
    async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(429);
      await page.clock.resume();
      await page.goto('/');
      const notice = page.getByRole('status').filter({ hasText: 'Verify your email' });
      await notice.getByRole('button', { name: 'Resend link' }).click();
      await expect(notice.getByRole('button', { name: /^Wait \d+ s$/ })).toBeDisabled();
    },
  );
});

test.describe('when the counts fail', () => {
  test.use({ visitor: { ...signedIn, answers: { getUserCounts: '500.internal_error' } } });
  test(
    'says why with the request’s id, and tries again',
    LONG,
    async ({ page, context, consoleGuard }) => {
      consoleGuard.allowStatus(500);
      await page.goto('/');
      const alert = page.getByRole('alert').filter({ hasText: 'Request ID:' });
      await expect(alert).toBeVisible();
      await expectHealthyPage(page);
      await context.clearCookies({ name: 'mock-scenarios' });
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('28% more than before (64)')).toBeVisible();
    },
  );
});

test.describe('when only the categories fail', () => {
  test.use({ visitor: { ...signedIn, answers: { listMostUsedCategories: '500.internal_error' } } });
  test('the rest stays', LONG, async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(500);
    await page.goto('/');
    const panel = page.getByRole('region', { name: 'Most used categories' });
    await expect(panel.getByRole('alert')).toContainText('Request ID:');
    await expect(page.getByText('28% more than before (64)')).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ visitor: signedIn });
  test(
    'the notice promises no more than is kept',
    LONG,
    async ({ page, context, consoleGuard }) => {
      consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.clock.resume();
      await page.goto('/');
      await settled(page);
      await context.setOffline(true);
      const notice = page.getByText(/Prompt edits stay on this device/);
      await expect(notice).toBeVisible();
      await expect(notice).toContainText('are saved once you’re back online');
      await expect(page.getByText('28% more than before (64)')).toBeVisible();
      await context.setOffline(false);
      await expect(notice).toBeHidden();
    },
  );
});
