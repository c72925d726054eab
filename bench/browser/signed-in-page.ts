import type { Browser, Page } from '@playwright/test';
import type { Person } from '#e2e/support/person.ts';
import { sessionState } from '#e2e/support/visitor.ts';
import { SLOW_PROCESSOR, throttle } from './browser.ts';
import { installProbe, type Probed } from './probe.ts';

/** Signed-in page on a slow processor and a quick line, with the probe in it. */
export async function signedInPage(
  browser: Browser,
  origin: string,
  person: Pick<Person, 'token' | 'user'>,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    storageState: sessionState(origin, person),
  });
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  await throttle(page, SLOW_PROCESSOR);
  return page;
}

/** The time of every interaction so far; those too quick to be reported are missing. */
export function interactionsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => [...(globalThis as Probed).probe.interactions.values()]);
}
