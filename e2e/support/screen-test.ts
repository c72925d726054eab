import { expect, test as base, type Page } from '@playwright/test';
import { ConsoleGuard } from './console-guard.ts';
import { browserState, type Visitor } from './visitor.ts';

export const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

type Options = { visitor: Visitor };
type Fixtures = {
  /** What the browser complained of; anything but what was allowed fails the test. */
  consoleGuard: ConsoleGuard;
  /** Another tab of the same browser. */
  otherTab: () => Promise<Page>;
};

/** A test on the mock: `test.use({ visitor: { profile: 'default' } })` says who is here. */
export const test = base.extend<Options & Fixtures>({
  visitor: [{}, { option: true }],
  // Movement is shown on its own; everywhere else it would only be waited for.
  contextOptions: { reducedMotion: 'reduce' },
  storageState: async ({ visitor, baseURL }, use) => {
    await use(await browserState(String(baseURL), visitor));
  },
  consoleGuard: [
    async ({ page }, use) => {
      const consoleGuard = new ConsoleGuard();
      await consoleGuard.watch(page);
      await use(consoleGuard);
      expect(consoleGuard.list()).toEqual([]);
    },
    { auto: true },
  ],
  otherTab: async ({ context, consoleGuard }, use) => {
    await use(async () => {
      const page = await context.newPage();
      await consoleGuard.watch(page);
      return page;
    });
  },
});

export const signedIn: Visitor = { profile: 'default' };

export { expect } from '@playwright/test';
