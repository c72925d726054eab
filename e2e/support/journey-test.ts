import { expect, test as base } from '@playwright/test';
import { Faults } from './faults.ts';
import { Product } from './product.ts';

type Fixtures = {
  /** A server of this test's own, with an empty data folder. */
  product: Product;
  faults: Faults;
};

/** A test on the built product: `page.goto('/login')` reaches the test's own server. */
export const test = base.extend<Fixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  product: async ({}, use, { parallelIndex }) => {
    const product = await Product.start(parallelIndex, { CUSTOMIZER: '1' });
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => {
    await use(product.origin);
  },
  faults: [
    async ({ page }, use) => {
      const faults = new Faults();
      await faults.watch(page);
      await use(faults);
      expect(faults.list()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
