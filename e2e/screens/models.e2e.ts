import { expectHealthyPage, settled } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG, longUnless } from '../support/long.ts';

const KEY = 'sk-canary-0123456789';

test.describe('a key that the provider refuses', () => {
  test.use({ visitor: { ...signedIn, answers: { connectModel: '422.key_refused' } } });

  test('is told at its field, and the form is kept', async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(422);
    await page.goto('/models');
    const form = page.getByRole('region', { name: 'Connect a model' });
    await form.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(form.getByLabel('API key')).toBeFocused();
    await form.getByLabel('API key').fill(KEY);
    await form.getByRole('button', { name: 'List models' }).click();
    await form.getByRole('combobox', { name: 'Model', exact: true }).click();
    await page.getByRole('option', { name: 'gpt-5-mini' }).click();
    await form.getByRole('combobox', { name: 'Provider' }).click();
    await page.getByRole('option', { name: 'Ollama' }).click();
    await form.getByRole('combobox', { name: 'Provider' }).click();
    await page.getByRole('option', { name: 'OpenAI' }).click();
    await expect(form.getByLabel('API key')).toHaveValue('');
    await form.getByLabel('API key').fill(KEY);
    await form.getByRole('combobox', { name: 'Model', exact: true }).click();
    await page.getByRole('option', { name: 'gpt-5-mini' }).click();
    await form.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(form).toContainText('The provider refuses this key.');
    await expect(form.getByLabel('API key')).toHaveValue(KEY);
    await expect(form.getByLabel('API key')).toHaveAttribute('type', 'password');
    expect(page.url()).not.toContain(KEY);
  });
});

test.describe('a model that does not answer in time', () => {
  const answers = { connectModel: '503.timeout', testModel: '200.timeout' };
  test.use({ visitor: { ...signedIn, answers } });

  test(
    'is told when it is connected and when it is tested, and nothing typed is lost',
    LONG,
    async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(503);
      await page.goto('/models');
      const form = page.getByRole('region', { name: 'Connect a model' });
      await form.getByLabel('API key').fill(KEY);
      await form.getByRole('textbox', { name: 'Model', exact: true }).fill('gpt-5-mini');
      await form.getByRole('button', { name: 'Connect', exact: true }).click();
      await expect(form.getByRole('alert')).toContainText('The model didn’t answer in time.');
      await expect(form.getByLabel('API key')).toHaveValue(KEY);
      await expect(form.getByRole('textbox', { name: 'Model', exact: true })).toHaveValue(
        'gpt-5-mini',
      );
      const row = page.getByRole('listitem').filter({ hasText: 'qwen3:8b' }).first();
      await row.getByRole('button', { name: 'Test qwen3:8b' }).click();
      await expect(row.getByRole('alert')).toContainText('The model didn’t answer in time.');
      await expect(row.getByRole('button', { name: 'Test qwen3:8b' })).toBeEnabled();
      await expectHealthyPage(page);
    },
  );
});

test.describe('a test that cannot be made', () => {
  test.use({ visitor: { ...signedIn, answers: { testModel: '503', removeModel: '503' } } });

  test('says why, and so does a model that stays', LONG, async ({ page, consoleGuard }) => {
    consoleGuard.allowStatus(503);
    await page.goto('/models');
    const row = page.getByRole('listitem').filter({ hasText: 'qwen3:8b' }).first();
    await row.getByRole('button', { name: 'Test qwen3:8b' }).click();
    await expect(row.getByRole('alert')).toContainText('busy');
    await row.getByRole('button', { name: 'Remove qwen3:8b' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('busy');
    await expect(dialog).toBeVisible();
  });
});

test.describe('a person who may not connect models', () => {
  test.use({ visitor: { ...signedIn, answers: { listModels: '200.read_only' } } });

  test('reads which there are', LONG, async ({ page }) => {
    await page.goto('/models');
    await expect(page.getByText('An administrator connects models.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test.describe('on a phone, in Arabic and in the dark', () => {
  test.use({
    viewport: DEVICES.phone,
    visitor: {
      ...signedIn,
      language: 'ar',
      mode: 'dark',
      answers: { listModelConnections: '200.found' },
    },
  });

  test('what was found fits, and can be declined', async ({ page }) => {
    await page.goto('/models');
    await expect(page.getByText('llama3.3:70b')).toBeVisible();
    await expectHealthyPage(page);
    await page.getByRole('button', { name: 'لا تبحث في هذا الحاسوب' }).click();
  });
});

test.describe('the choice of a model that comes late', () => {
  for (const [device, viewport] of Object.entries(DEVICES))
    test.describe(`on a ${device}`, longUnless(device === 'phone'), () => {
      test.use({ viewport, visitor: signedIn });

      test('moves no button that may be under the pointer', async ({ page }) => {
        const choice = Promise.withResolvers<undefined>();
        await page.route(/\/assets\/model-select-.*\.js/, async (route) => {
          await choice.promise;
          await route.continue();
        });
        await page.goto('/promptgenrator');
        await settled(page);
        const button = page.getByRole('button', { name: 'Generate', exact: true });
        const before = await button.boundingBox();
        choice.resolve(undefined);
        await expect(page.getByRole('combobox', { name: 'Model' })).toBeVisible();
        expect(await button.boundingBox()).toEqual(before);
      });
    });
});
