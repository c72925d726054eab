import type { Page } from '@playwright/test';
import { PAGES } from '#core/screens.ts';
import { buildApp } from '#tools/build/build.ts';
import { openBrowser } from '../browser/browser.ts';
import { personWithPrompts, startProduct } from '../browser/person-with-prompts.ts';
import type { Change, Probed } from '../browser/probe.ts';
import { interactionsOf, signedInPage } from '../browser/signed-in-page.ts';
import type { Part } from '../part.ts';
import { medians, percentile } from '../report/statistics.ts';
import type { Cell } from '../report/table.ts';

/** A tour of the menu: where to, and what shows that its content has come. */
const TOUR = [
  { name: 'generator', path: PAGES.generator, ready: 'main textarea' },
  { name: 'library', path: PAGES.prompts, ready: `main [role="row"] a[href*="${PAGES.prompt}/"]` },
  { name: 'starters', path: PAGES.starters, ready: 'main li [aria-haspopup="dialog"]' },
  { name: 'profile', path: PAGES.profile, ready: 'main form input' },
  { name: 'dashboard', path: PAGES.home, ready: `main ul a[href*="${PAGES.prompt}/"]` },
];

const atMost = (limit: number): Pick<Cell, 'goal'> => ({ goal: { limit, of: 'value' } });

async function changeTo(page: Page, { path, ready }: (typeof TOUR)[number]): Promise<Change> {
  await page.evaluate(
    ([to, sign]) => (globalThis as Probed).probe.watchChange(to ?? '', sign ?? ''),
    [path, ready],
  );
  await page.locator(`nav a[href="${path}"]`).first().click();
  return page.evaluate(() => (globalThis as Probed).probe.change);
}

/** Changes of screen by the menu, on a processor four times slower, everything visited before. */
export const routes: Part = {
  title: 'Changes of screen',
  async measure({ rounds }) {
    await buildApp();
    const product = await startProduct();
    const browser = await openBrowser();
    try {
      const person = await personWithPrompts(product);
      const page = await signedInPage(browser, product.origin, person);
      await page.goto(PAGES.home);
      const samples = new Map<string, Change[]>(TOUR.map(({ name }) => [name, []]));
      for (let round = 0; round <= rounds; round += 1)
        for (const stop of TOUR) {
          await page.waitForLoadState('networkidle');
          const change = await changeTo(page, stop);
          if (round > 0) samples.get(stop.name)?.push(change);
        }
      const interactions = await interactionsOf(page);
      return {
        chromium: browser.version(),
        tables: [
          {
            columns: ['reaction ms', 'content ms', 'frames without heading'],
            rows: [...samples].map(([name, list]) => {
              const { reaction, content, blankFrames } = medians(list);
              return {
                name: `to ${name}`,
                cells: [
                  { value: reaction, ...atMost(100) },
                  { value: content, ...atMost(150) },
                  { value: blankFrames, ...atMost(0) },
                ],
              };
            }),
          },
          {
            columns: ['ms'],
            rows: [
              {
                name: 'INP, 98 of 100 clicks',
                cells: [{ value: percentile(interactions, 0.98), ...atMost(100) }],
              },
            ],
          },
        ],
      };
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};
