import type { Locator, Page } from '@playwright/test';
import { startModelProvider, type ModelProvider } from '#server/testing/model-provider.ts';
import { expect, test as base } from '../support/journey-test.ts';
import { Product } from '../support/product.ts';
import { signIn, signUp } from '../support/sign-up.ts';
import { LONG } from '../support/long.ts';

const PROGRAMS = ['ollama', 'lmstudio', 'llamacpp'] as const;

/** Built product without a model, and a local program that offers two. */
const test = base.extend<{ program: (typeof PROGRAMS)[number]; provider: ModelProvider }>({
  program: ['ollama', { option: true }],
  provider: async ({}, use) => {
    const provider = await startModelProvider();
    await use(provider);
    await provider.close();
  },
  product: async ({ program, provider }, use) => {
    const ports = PROGRAMS.map((name) => `${name}:${name === program ? provider.port : 1}`);
    const product = await Product.start({ MODEL_DISCOVERY: ports.join(',') });
    await use(product);
    await product.stop();
  },
});

const GOAL = 'Turn my raw notes into a weekly status report that my manager reads to the end';

async function openModels(page: Page, product: Product): Promise<void> {
  await signUp(page, product);
  await signIn(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Models' }).click();
}

async function connectFirst(page: Page, program: string): Promise<void> {
  await page.getByRole('button', { name: 'Use stand-in-1' }).click();
  const connected = page.getByRole('region', { name: 'Connected models' });
  await expect(connected.getByRole('listitem')).toContainText(`${program} · connected by Lin Chen`);
}

/** Has the model write a prompt. Returns the panel that runs it, with its variable filled in. */
async function generate(page: Page): Promise<Locator> {
  await page.getByRole('navigation').getByRole('link', { name: 'Generate' }).click();
  await page.getByLabel('What should the prompt achieve?').fill(GOAL);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly report' })).toBeFocused();
  const panel = page.getByRole('tabpanel', { name: 'Run' });
  await panel.getByRole('textbox').first().fill('the launch');
  return panel;
}

test('a model found on this computer is connected, tested, refused, used and taken away', async ({
  page,
  product,
  provider,
}) => {
  await openModels(page, product);
  await expect(page.getByText('No model yet.')).toBeVisible();
  expect(provider.requests).toEqual([]);

  await page.getByRole('button', { name: 'Use stand-in-1' }).click();
  const connected = page.getByRole('region', { name: 'Connected models' });
  const row = connected.getByRole('listitem').filter({ hasText: 'stand-in-1' });
  await expect(row).toContainText('Default');
  await expect(row).toContainText('Ollama · connected by Lin Chen');

  const check = row.getByRole('button', { name: 'Test stand-in-1' });
  for (const [mode, message] of [
    ['good', 'The model answered in'],
    ['unauthorized', 'The provider refuses the key.'],
    ['unknownModel', 'The provider has no model of this name.'],
    ['serverError', 'The provider can’t be reached.'],
  ] as const) {
    provider.mode = mode;
    await check.click();
    await expect(row.getByRole('status')).toContainText(message);
  }

  provider.mode = 'good';
  await page.getByRole('button', { name: 'Use stand-in-2' }).click();
  await expect(connected.getByRole('listitem')).toHaveCount(2);
  await connected.getByRole('combobox', { name: 'Writes prompts' }).click();
  await page.getByRole('option', { name: 'stand-in-2' }).click();
  await expect(row).toContainText('Runs prompts');

  const panel = await generate(page);
  expect(provider.requests.at(-1)).toMatchObject({ model: 'stand-in-2' });
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByText('The model answers.', { exact: true })).toBeVisible();
  expect(provider.requests.at(-1)).toMatchObject({ model: 'stand-in-1' });

  await page.getByRole('navigation').getByRole('link', { name: 'Models' }).click();
  for (const model of ['stand-in-1', 'stand-in-2']) {
    await page.getByRole('button', { name: `Remove ${model}` }).click();
    const dialog = page.getByRole('alertdialog', { name: `Remove ${model}?` });
    await expect(dialog).toContainText('Lin Chen connected it.');
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByText('No model yet.')).toBeVisible();
});

test('this computer is searched for models only as long as the person wants it', async ({
  page,
  product,
}) => {
  await openModels(page, product);
  const use = page.getByRole('button', { name: 'Use stand-in-1' });
  await expect(use).toBeVisible();
  await page.getByRole('button', { name: 'Don’t look for models' }).click();
  await expect(use).toBeHidden();
  await page.reload();
  const look = page.getByRole('button', { name: 'Look for models' });
  await expect(look).toBeVisible();
  await expect(use).toBeHidden();
  await look.click();
  await expect(use).toBeVisible();
});

test.describe('in llama.cpp', LONG, () => {
  test.use({ program: 'llamacpp' });

  test('a model that was started with it writes the prompt and answers', async ({
    page,
    product,
    provider,
  }) => {
    await openModels(page, product);
    await connectFirst(page, 'llama.cpp');
    const panel = await generate(page);
    expect(provider.requests.at(-1)).toMatchObject({ model: 'stand-in-1' });
    await panel.getByRole('button', { name: 'Run', exact: true }).click();
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer.getByText('The model answers.', { exact: true })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Models' }).click();
    await page.getByRole('button', { name: 'Remove stand-in-1' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Remove', exact: true })
      .click();
    await expect(page.getByText('No model yet.')).toBeVisible();
  });
});

test.describe('in LM Studio', LONG, () => {
  test.use({ program: 'lmstudio' });

  test('a model says that a prompt is too long for it before anything is cut', async ({
    page,
    product,
    provider,
    consoleGuard,
  }) => {
    consoleGuard.allowStatus(422);
    await openModels(page, product);
    await connectFirst(page, 'LM Studio');
    const panel = await generate(page);
    const run = panel.getByRole('button', { name: 'Run', exact: true });
    const asked = provider.requests.length;
    provider.contextLength = 10;
    await run.click();
    const refused = panel.getByRole('alert').filter({ hasText: 'Couldn’t run the prompt' });
    await expect(refused).toContainText('this model takes 10 with its answer');
    expect(provider.requests).toHaveLength(asked);
    provider.contextLength = 8_192;
    await run.click();
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer.getByText('The model answers.', { exact: true })).toBeVisible();
  });
});
