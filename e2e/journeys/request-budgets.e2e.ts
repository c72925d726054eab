import type { BrowserContextOptions } from '@playwright/test';
import { PAGES } from '#core/screens.ts';
import { DRAFT } from '#server/testing/api-person.ts';
import { expect, test } from '../support/journey-test.ts';
import { post } from '../support/call.ts';
import { newPerson } from '../support/person.ts';
import { Product } from '../support/product.ts';
import { sessionState } from '../support/visitor.ts';

/** Requests of a cold first visit as people have it: `most` is what they are now, `goal` what they are to become. */
const GUEST = [
  { path: PAGES.login, most: 7, goal: 8 },
  { path: PAGES.register, most: 8, goal: 8 },
];
const SIGNED_IN = [
  { path: PAGES.home, most: 11, goal: 12 },
  { path: PAGES.prompts, most: 12, goal: 12 },
  { path: PAGES.generator, most: 12, goal: 12 },
];

test.use({
  product: async ({}, use) => {
    const product = await Product.start({ NODE_ENV: 'production' });
    await use(product);
    await product.stop();
  },
});

test('first visits make no more requests than their budgets', async ({ product, browser }) => {
  const person = await newPerson(product);
  for (const title of ['Weekly report', 'Launch email', 'Meeting notes'])
    await post(product, '/api/users/prompt/save', { ...DRAFT, title }, person.token);
  const count = async (path: string, options: BrowserContextOptions) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(product.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.close();
    return asked;
  };
  const storageState = sessionState(product.origin, person);
  const visits = [
    ...GUEST.map((budget) => ({ ...budget, options: {} })),
    ...SIGNED_IN.map((budget) => ({ ...budget, options: { storageState } })),
  ];
  for (const { path, most, goal, options } of visits) {
    const asked = await count(path, options);
    expect(asked.length, `${path} (goal ${goal}):\n${asked.join('\n')}`).toBeLessThanOrEqual(most);
  }
});
