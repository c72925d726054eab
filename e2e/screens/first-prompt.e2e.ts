import { expectHealthyPage } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';

test.use({ visitor: signedIn });

const GOAL = 'Announce our new product to customers who have bought from us before';

for (const device of ['phone', 'desktop'] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: DEVICES[device] });
    test('brief, prompts, editor, run and save, on the mock alone', async ({ page }) => {
      test.slow();
      await page.goto('/promptgenrator');
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      const goal = page.getByLabel('What should the prompt achieve?');
      await expect(goal).toBeFocused();
      await expect(goal).toHaveAttribute('aria-invalid', 'true');
      await expectHealthyPage(page);
      await goal.fill(GOAL);
      await page.reload();
      await expect(goal).toHaveValue(GOAL);
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: /^\d drafts$/ })).toBeFocused();
      await expectHealthyPage(page);
      const best = page.getByRole('article').first();
      await best.getByRole('button', { name: 'Use this prompt' }).click();
      const body = page.getByRole('textbox', { name: 'Prompt', exact: true });
      await expect(body).not.toHaveValue('');
      await expectHealthyPage(page);

      if (device === 'phone') await page.getByRole('tab', { name: 'Run' }).click();
      const panel = page.getByRole('tabpanel', { name: 'Run' });
      for (const field of await panel.getByRole('textbox').all()) await field.fill('Friday');
      await panel.getByLabel('Available from').fill('2026-12-01');
      await panel.getByRole('button', { name: 'Run', exact: true }).click();
      const answer = page.getByRole('region', { name: 'Answer' });
      await expect(answer).toHaveAttribute('aria-busy', 'false');
      await expectHealthyPage(page);
      for (const name of ['Quality', 'Details']) {
        await page.getByRole('tab', { name }).click();
        await expectHealthyPage(page);
      }
      if (device === 'phone') await page.getByRole('tab', { name: 'Write' }).click();
      const category = page.getByRole('combobox', { name: 'Category' });
      await category.click();
      await page.getByRole('option', { name: 'Marketing' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Saved to your library.')).toBeVisible();
    });
  });

test.describe('a quota that is used up', () => {
  test.use({
    visitor: { profile: 'quota_used_up', answers: { generatePrompt: '402.quota_exceeded' } },
  });
  test('names the plan that lifts it, and keeps the brief', async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(402);
    await page.goto('/promptgenrator');
    await page.getByLabel('What should the prompt achieve?').fill(GOAL);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t generate a prompt' });
    await expect(alert).toBeVisible();
    await expect(page.getByLabel('What should the prompt achieve?')).toHaveValue(GOAL);
    await expectHealthyPage(page);
    await alert.getByRole('link', { name: /^See / }).click();
    await expect(page).toHaveURL(/\/flexibleprice/);
  });
});

test.describe('a model that is away', () => {
  test.use({ visitor: { ...signedIn, answers: { generatePrompt: '503.model_unavailable' } } });
  test('is told, and tried again', async ({ page, context, consoleGuard }) => {
    consoleGuard.allowStatus(503);
    await page.goto('/promptgenrator');
    await page.getByLabel('What should the prompt achieve?').fill(GOAL);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t generate a prompt' });
    await expect(alert).toBeVisible();
    await context.clearCookies({ name: 'mock-scenarios' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^\d drafts$/ })).toBeVisible();
  });
});
