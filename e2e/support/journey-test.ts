import { expect, test as base } from '@playwright/test';
import { ConsoleGuard } from './console-guard.ts';
import { noteAnswers } from './noted-answers.ts';
import { Product } from './product.ts';

type Fixtures = {
  /** A server of this test's own, with an empty data folder. */
  product: Product;
  consoleGuard: ConsoleGuard;
};

/** A test on the built product: `page.goto('/login')` reaches the test's own server. */
export const test = base.extend<Fixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  product: async ({}, use) => {
    const product = await Product.start({ CUSTOMIZER: '1' });
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => {
    await use(product.origin);
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
