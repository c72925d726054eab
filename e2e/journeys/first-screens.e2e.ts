import { expect, test } from '../support/journey-test.ts';
import { newPerson } from '../support/person.ts';
import { sessionState } from '../support/visitor.ts';

/** Most requests of a cold first visit: page, program, data, three fonts, and the customizer's four, which come last. */
const BUDGETS = { '/': 18, '/promptgenrator': 25 };

test('a signed-in screen is fetched in one wave, and brings its texts along', async ({
  product,
  browser,
}) => {
  const storageState = sessionState(product.origin, await newPerson(product));
  for (const [path, most] of Object.entries(BUDGETS)) {
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(product.origin + path);
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const named = await page.evaluate(() => document.documentElement.dataset['modules'] ?? '');
    const firstCall = asked.findIndex((at) => at.startsWith('/api/'));
    expect(asked.slice(0, firstCall), path).toEqual(expect.arrayContaining(named.split(' ')));
    expect(asked.filter((at) => at.startsWith('/locales/'))).toEqual([]);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
    await context.close();
  }
});
