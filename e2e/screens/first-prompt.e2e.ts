import { text } from '../support/locales.ts';
import { expectHealthyPage } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG, longUnless } from '../support/long.ts';

test.use({ visitor: signedIn });

const GOAL = 'Announce our new product to customers who have bought from us before';

for (const device of ['phone', 'desktop'] as const)
  test.describe(`on a ${device}`, longUnless(device === 'phone'), () => {
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
      await goal.press('Enter');
      await expect(page).toHaveURL(/draft=1/);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      await expectHealthyPage(page);
      await expect(page.getByRole('tab', { name: /^Short/ })).toBeVisible();
      await page.getByRole('tab', { name: /^Asks first/ }).click();
      await expect(heading).toHaveText('Launch email, questions first');
      await page.reload();
      await expect(heading).toHaveText('Launch email, questions first');
      await page.getByRole('tab', { name: /^Full/ }).click();
      await expect(heading).toHaveText('Product launch email');
      const body = page.getByRole('textbox', { name: 'Prompt', exact: true });
      await expect(body).not.toHaveValue('');

      if (device === 'phone') await page.getByRole('tab', { name: 'Run' }).click();
      const panel = page.getByRole('tabpanel', { name: 'Run' });
      for (const field of await panel.getByRole('textbox').all()) await field.fill('Friday');
      await panel.getByLabel('Available from').fill('2026-12-01');
      await panel.getByRole('button', { name: 'Run', exact: true }).click();
      const answer = page.getByRole('region', { name: 'Answer' });
      await expect(answer).toHaveAttribute('aria-busy', 'false');
      // An answer of several screens can show only its beginning.
      await expect(answer).toBeInViewport({ ratio: 0.2 });
      await expectHealthyPage(page);
      for (const name of ['Quality', 'Details']) {
        await page.getByRole('tab', { name }).click();
        await expectHealthyPage(page);
      }
      await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText('Marketing');
      const actions = device === 'phone' ? page.getByRole('group', { name: 'Run and save' }) : page;
      await actions.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('link', { name: 'View in library' })).toBeVisible();
      await page.goBack();
      await expect(goal).toHaveValue(GOAL);
    });

    test('what was understood is corrected, and a question answered', async ({ page }) => {
      await page.goto('/promptgenrator');
      await page.getByLabel('What should the prompt achieve?').fill(GOAL);
      await page.getByLabel('What should the prompt achieve?').press('Enter');
      await expect(page.getByText('Launch email with three angles')).toBeVisible();
      const asked = page.waitForRequest(/\/prompt\/generate$/);
      await page.getByRole('button', { name: 'Newsletter issue' }).click();
      expect((await asked).postDataJSON()).toMatchObject({ goal: GOAL, cardId: 'newsletter' });
      const questions = page.getByRole('button', { name: '2 quick questions' });
      await questions.click();
      await page.getByRole('button', { name: 'Skip' }).click();
      await expect(questions).toHaveAttribute('aria-expanded', 'false');
      await questions.click();
      await page.getByRole('button', { name: 'A number' }).click();
      await expectHealthyPage(page);
      const answered = page.waitForRequest(/\/prompt\/generate$/);
      await page.getByRole('button', { name: 'Update drafts' }).click();
      expect((await answered).postDataJSON()).toMatchObject({
        answers: [{ questionId: 'proof', text: 'A number' }],
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  });

test.describe('a quota that is used up', () => {
  test.use({
    visitor: { profile: 'quota_used_up' },
  });
  test('is said before anything is pressed, with the way to a plan', LONG, async ({ page }) => {
    await page.goto('/promptgenrator');
    await page.getByLabel('What should the prompt achieve?').fill(GOAL);
    await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled();
    await expectHealthyPage(page);
    const alert = page.getByRole('alert').filter({ hasText: 'used all generations' });
    await alert.getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL(/\/flexibleprice/);
  });
});

test.describe('a quota that another device used up', () => {
  test.use({ visitor: { ...signedIn, answers: { generatePrompt: '402.quota_exceeded' } } });
  test(
    'names the plan that lifts it, and keeps the brief',
    LONG,
    async ({ page, consoleGuard }) => {
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
    },
  );
});

test.describe('with as many drafts as one may have', () => {
  test.use({ visitor: { ...signedIn, answers: { createDraft: '409.drafts_full' } } });
  test('using one more offers to save it, or to delete some, and loses nothing', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allowStatus(409);
    await page.goto('/promptgenrator');
    await page.getByLabel('What should the prompt achieve?').fill(GOAL);
    await page.getByLabel('What should the prompt achieve?').press('Enter');
    const body = page.getByRole('textbox', { name: 'Prompt', exact: true });
    await body.fill('Written by hand');
    await page.getByRole('button', { name: 'Use draft' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'You have 50 drafts' });
    await expect(alert.getByRole('link', { name: 'Open drafts' })).toHaveAttribute(
      'href',
      '/promptlist?state=draft',
    );
    await expectHealthyPage(page);
    await expect(body).toHaveValue('Written by hand');
    await alert.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'View in library' })).toBeVisible();
  });
});

test.describe('a model that is away', () => {
  test.use({ visitor: { ...signedIn, answers: { generatePrompt: '503.model_unavailable' } } });
  test('is told, and tried again', LONG, async ({ page, context, consoleGuard }) => {
    consoleGuard.allowStatus(503);
    await page.goto('/promptgenrator');
    await page.getByLabel('What should the prompt achieve?').fill(GOAL);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t generate a prompt' });
    await expect(alert).toBeVisible();
    await context.clearCookies({ name: 'mock-scenarios' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/draft=1/);
  });
});

for (const language of ['en', 'es', 'ar'] as const)
  test.describe(`a stream that breaks off, in ${language}`, longUnless(language === 'ar'), () => {
    const answers = { generatePrompt: 'cut=1' };
    test.use({ visitor: { ...signedIn, language, answers } });
    test('is told in that language, and tried again', async ({ page, context, consoleGuard }) => {
      consoleGuard.allow(/net::ERR_INCOMPLETE_CHUNKED_ENCODING/);
      await page.goto('/promptgenrator');
      await page.getByLabel(text(language, 'prompts:generator.goal')).fill(GOAL);
      const generate = text(language, 'prompts:generator.submit');
      await page.getByRole('button', { name: generate, exact: true }).click();
      const alert = page.getByRole('alert').filter({ hasText: /\S/ });
      await expect(alert).toContainText(text(language, 'common:errors.brokenOff'));
      await context.clearCookies({ name: 'mock-scenarios' });
      await alert.getByRole('button', { name: text(language, 'common:actions.retry') }).click();
      await expect(page).toHaveURL(/draft=1/);
    });
  });
