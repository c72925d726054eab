import { expect, test as base } from '@playwright/test';
import { ConsoleGuard } from './console-guard.ts';
import { noteAnswers } from './noted-answers.ts';
import { newPerson, type Person } from './person.ts';
import { Product } from './product.ts';
import { sessionState } from './visitor.ts';

type Fixtures = {
  /** Account of this test, whose session its browser holds. */
  person: Person;
  consoleGuard: ConsoleGuard;
};

/**
 * A test on the built product with the sandbox. A worker's tests share one server, whose time only goes on: each
 * test brings a person of its own and counts from its own present.
 */
export const test = base.extend<Fixtures, { product: Product }>({
  contextOptions: { reducedMotion: 'reduce' },
  product: [
    async ({}, use) => {
      const product = await Product.start({ RATE_LIMIT_FACTOR: '1000' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.origin);
  },
  person: async ({ product }, use) => {
    await use(await newPerson(product));
  },
  storageState: async ({ product, person }, use) => {
    await use(sessionState(product.origin, person));
  },
  consoleGuard: [
    async ({ page }, use) => {
      const consoleGuard = new ConsoleGuard();
      await consoleGuard.watch(page);
      noteAnswers(page.context());
      await use(consoleGuard);
      expect(consoleGuard.list()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
