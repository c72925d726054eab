import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '#server/adapters/documents/testing/pdf-reader.ts';
import { wordText } from '#server/adapters/documents/testing/word-reader.ts';
import { legiblePieces, tight } from '../support/document-text.ts';
import { expect, test } from '../support/journey-test.ts';
import { expectHealthyPage } from '../support/page-health.ts';
import { signIn, signUp } from '../support/sign-up.ts';

const GOAL = 'Turn my raw notes into a weekly status report my manager will actually read';
const ADDED = 'Close with the one decision that the reader has to take by {{deadline}}.';

async function download(page: Page, item: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('from nothing to a prompt that outlives a restart and leaves as PDF and Word', async ({
  page,
  product,
  consoleGuard,
}) => {
  await signUp(page, product);
  await signIn(page);
  await expect(page).toHaveTitle('Dashboard · Admin Panel');

  await page.getByRole('navigation').getByRole('link', { name: 'Generate' }).click();
  await page.getByLabel('What should the prompt achieve?').fill(GOAL);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page).toHaveURL(/draft=1/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectHealthyPage(page);

  const body = page.getByRole('textbox', { name: 'Prompt', exact: true });
  const generated = await body.inputValue();
  expect(generated.length).toBeGreaterThan(100);
  await body.fill(`${generated}\n\n${ADDED}`);
  const panel = page.getByRole('tabpanel', { name: 'Run' });
  // The field of a variable follows its typing.
  await expect(panel.getByRole('textbox', { name: 'deadline' })).toBeVisible();
  for (const field of await panel.getByRole('textbox').all()) await field.fill('Friday');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('Demo: no AI model is connected.');
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(answer).toContainText('take by Friday');

  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Weekly report for my manager');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText(/\w/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View in library' })).toBeVisible();

  // The open page asks for the profile again while the server is down.
  consoleGuard.allow(/ERR_CONNECTION_REFUSED/);
  await product.restart();
  await page.goto('/promptlist');
  await page.getByRole('link', { name: 'Weekly report for my manager' }).click();
  await expect(body).toHaveValue(`${generated}\n\n${ADDED}`);

  const pdf = await download(page, 'PDF');
  const word = await download(page, 'Word');
  expect(pdf.name).toMatch(/weekly.*\.pdf$/i);
  expect(word.name).toMatch(/weekly.*\.docx$/i);
  const inPdf = (await readPdf(pdf.bytes)).text;
  const inWord = tight(wordText(word.bytes));
  const wanted = legiblePieces(`${generated}\n\n${ADDED}`);
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((piece) => !tight(inPdf).includes(piece))).toEqual([]);
  expect(wanted.filter((piece) => !inWord.includes(piece))).toEqual([]);
});
