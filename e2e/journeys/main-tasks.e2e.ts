import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, directionOf, type Language } from '#core/language/languages.ts';
import { extractors } from '#server/adapters/documents/testing/extractors.ts';
import { blockWords, likeness } from '#server/adapters/documents/testing/likeness.ts';
import { wordText } from '#server/adapters/documents/testing/word-reader.ts';
import { legiblePieces, tight } from '../support/document-text.ts';
import { expect, test as base } from '../support/journey-test.ts';
import { MainJob } from '../support/main-job.ts';
import { mainTasks, type MainTask } from '../support/main-tasks.ts';
import { newPerson } from '../support/person.ts';
import { Product } from '../support/product.ts';
import { sessionState } from '../support/visitor.ts';

/** One server for all languages: nothing of one person is another's. */
const test = base.extend<{ language: Language }, { shared: Product }>({
  language: ['en', { option: true }],
  shared: [
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  product: async ({ shared }, use) => use(shared),
  storageState: async ({ product, language }, use) => {
    await use(sessionState(product.origin, await newPerson(product, language), language));
  },
});

const CARDS = resolve(import.meta.dirname, '../../knowledge');

function cardName({ language, cardId }: MainTask): string {
  const card = readFileSync(`${CARDS}/${language}/cards/${cardId}.yaml`, 'utf8');
  const name = /^name: (.+)$/m.exec(card)?.[1];
  if (name === undefined) throw new Error(`${language}/${cardId} has no name`);
  return name.replace(/^(['"])(.*)\1$/, '$2').replaceAll("''", "'");
}

/** From the goal to a stored prompt whose files say the same as its text. */
async function doTask(page: Page, task: MainTask): Promise<void> {
  const job = new MainJob(page, task.language);
  await job.generate(task.goal);
  await job.expectReadAs(cardName(task));
  const body = await job.body.inputValue();
  for (const fact of task.facts) expect(body).toContain(fact);
  await job.run();
  for (const fact of task.facts) await expect(job.answer).toContainText(fact);
  await job.save();
  const wanted = legiblePieces(body);
  expect(wanted.length).toBeGreaterThan(2);
  const word = tight(wordText(await job.download('word')));
  expect(wanted.filter((piece) => !word.includes(piece))).toEqual([]);
  const read = (await extractors()).get('pdfium');
  const inPdf = likeness(blockWords(body), (await read?.(await job.download('pdf'))) ?? '');
  expect(inPdf.found / inPdf.words).toBeGreaterThanOrEqual(0.97);
}

for (const [place, language] of LANGUAGE_CODES.entries())
  test.describe(`in ${language}`, () => {
    test.use({ language });
    // All five tasks of each language take minutes: one each, another one in each language.
    const tasks = mainTasks(language);
    const chosen = process.env['EXHAUSTIVE']
      ? tasks
      : tasks.slice(place % tasks.length).slice(0, 1);

    test('the most frequent tasks, from a goal to the files', async ({ page }) => {
      test.slow(chosen.length > 1);
      await page.goto('/promptgenrator');
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const task of chosen) await test.step(task.cardId, () => doTask(page, task));
    });
  });
