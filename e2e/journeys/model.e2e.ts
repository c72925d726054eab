import { startModelProvider, type ModelProvider } from '#server/testing/model-provider.ts';
import { expect, test as base } from '../support/journey-test.ts';
import { signIn, signUp } from '../support/sign-up.ts';
import { Product } from '../support/product.ts';

/** The built product with a model connected: a provider over real HTTP that does as it is told. */
const test = base.extend<{ provider: ModelProvider }>({
  provider: async ({}, use) => {
    const provider = await startModelProvider();
    await use(provider);
    await provider.close();
  },
  product: async ({ provider }, use) => {
    const product = await Product.start({
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODEL: 'stand-in-1',
    });
    await use(product);
    await product.stop();
  },
});

const INTERRUPTED = 'The model stopped mid-answer.';
const GOAL = 'Turn my raw notes into a weekly status report that my manager reads to the end';

test('a connected model generates, answers piece by piece, is stopped, fails and answers again', async ({
  page,
  product,
  provider,
  consoleGuard,
}) => {
  await signUp(page, product);
  await signIn(page);

  await page.getByRole('navigation').getByRole('link', { name: 'Generate' }).click();
  const goal = page.getByLabel('What should the prompt achieve?');
  await goal.fill(GOAL);
  const generate = page.getByRole('button', { name: 'Generate', exact: true });

  // A provider that fails is told in the page, with the goal kept and a way on.
  consoleGuard.allowStatus(503);
  provider.mode = 'unauthorized';
  await generate.click();
  const alert = page.getByRole('alert').filter({ hasText: 'The model isn’t responding' });
  await expect(alert).toBeVisible();
  await expect(goal).toHaveValue(GOAL);
  provider.mode = 'good';
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly report' })).toBeFocused();

  const panel = page.getByRole('tabpanel', { name: 'Run' });
  await panel.getByRole('textbox').first().fill('the launch');
  const run = panel.getByRole('button', { name: 'Run', exact: true });
  const answer = page.getByRole('region', { name: 'Answer' });

  provider.mode = 'held';
  await run.click();
  await expect(answer.getByText('The', { exact: true })).toBeVisible();
  await expect(answer).toHaveAttribute('aria-busy', 'true');
  provider.release();
  await expect(answer.getByText('The model', { exact: true })).toBeVisible();

  const left = provider.left();
  const asked = provider.requests.length;
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(answer).toContainText('Run stopped. Partial answer kept.');
  await expect(answer.getByText('The model', { exact: true })).toBeVisible();
  await expect.poll(() => provider.left()).toBe(left + 1);
  expect(provider.requests).toHaveLength(asked);

  provider.mode = 'cutMidStream';
  await run.click();
  await expect(answer.getByText('The', { exact: true })).toBeVisible();
  await expect(answer.getByRole('button', { name: 'Run again' })).toBeVisible();
  await expect(answer.getByRole('alert')).toContainText(INTERRUPTED);

  provider.mode = 'rateLimited';
  await run.click();
  const refused = panel.getByRole('alert').filter({ hasText: 'Couldn’t run the prompt' });
  await expect(refused).toContainText('The model isn’t responding');
  provider.mode = 'good';
  await refused.getByRole('button', { name: 'Try again' }).click();
  await expect(answer.getByText('The model answers.', { exact: true })).toBeVisible();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  expect(provider.requests.at(-1)).toMatchObject({
    model: 'stand-in-1',
    messages: [{ role: 'user', content: expect.stringContaining('the launch') as unknown }],
  });
});
