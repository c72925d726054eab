import { PAGES } from '#core/screens.ts';
import { post } from '#e2e/support/call.ts';
import { newPerson } from '#e2e/support/person.ts';
import { DRAFT } from '#server/testing/api-person.ts';
import { buildApp } from '#tools/build/build.ts';
import { openBrowser } from '../browser/browser.ts';
import { startProduct } from '../browser/person-with-prompts.ts';
import type { Probed } from '../browser/probe.ts';
import { interactionsOf, signedInPage } from '../browser/signed-in-page.ts';
import type { Part } from '../part.ts';
import { median, percentile } from '../report/statistics.ts';

const KEYS_A_ROUND = 30;
/** About as quick as people type. */
const BETWEEN_KEYS_MS = 90;
const LENGTHS = [{ length: 1_000 }, { length: 20_000 }];
const PARAGRAPH =
  'Write a weekly report about {{topic}} for {{reader}}: three results, two risks, one question.\n\n';

const atMost = (limit: number) => ({ goal: { limit, of: 'value' as const } });

/** Keys in the middle of a prompt's text, on a processor four times slower. */
export const typing: Part = {
  title: 'Typing in the editor',
  async measure({ rounds }) {
    await buildApp();
    const product = await startProduct();
    const browser = await openBrowser();
    try {
      const person = await newPerson(product);
      const rows = [];
      for (const { length } of LENGTHS) {
        const room = KEYS_A_ROUND * (rounds + 1);
        const body = PARAGRAPH.repeat(Math.ceil(length / PARAGRAPH.length)).slice(0, length - room);
        const { prompt } = await post<{ prompt: { id: string } }>(
          product,
          '/api/users/prompt/save',
          { ...DRAFT, body },
          person.token,
        );
        const page = await signedInPage(browser, product.origin, person);
        await page.goto(`${PAGES.prompt}/${prompt.id}`);
        const area = page.locator('textarea[name="body"]');
        await area.click();
        await area.evaluate((element: HTMLTextAreaElement) => {
          const middle = element.value.length / 2;
          element.setSelectionRange(middle, middle);
        });
        for (let round = 0; round <= rounds; round += 1) {
          await page.waitForLoadState('networkidle');
          if (round === 1)
            await page.evaluate(() => {
              const { probe } = globalThis as Probed;
              probe.keys.length = 0;
              probe.interactions.clear();
            });
          await page.keyboard.type('more words here '.repeat(2).slice(0, KEYS_A_ROUND), {
            delay: BETWEEN_KEYS_MS,
          });
        }
        // Half a second in which the last key is painted and its interaction is reported.
        await page.waitForTimeout(500);
        const keys = await page.evaluate(() => (globalThis as Probed).probe.keys);
        const interactions = await interactionsOf(page);
        await page.context().close();
        rows.push({
          name: `${length.toLocaleString('en')} characters`,
          cells: [
            { value: median(keys), ...atMost(50) },
            { value: percentile(keys, 0.98) },
            { value: percentile(interactions, 0.98), ...atMost(100) },
          ],
        });
      }
      return {
        chromium: browser.version(),
        tables: [{ columns: ['ms a key', '98 of 100 keys', 'INP'], rows }],
      };
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};
