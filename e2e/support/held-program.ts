import type { Browser, Page } from '@playwright/test';
import type { sessionState } from './visitor.ts';

/** The program's first file, without which a page is what was rendered ahead. */
const PROGRAM = '**/assets/core-*.js';

type State = ReturnType<typeof sessionState>;

/** A page that notes what it asks for. */
export async function noting(browser: Browser, storageState?: State) {
  const context = await browser.newContext(storageState ? { storageState } : {});
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  return { page, asked };
}

/** Holds the program, or another file, back until the returned function is called. */
export async function holdProgram(page: Page, file = PROGRAM): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
