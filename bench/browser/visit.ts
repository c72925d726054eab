import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { SLOW, throttle } from './browser.ts';
import { readTransfers, USABLE, watchLoading, type Seen, type Watched } from './watch.ts';

export type Target = {
  name: string;
  url: string;
  /** What has to be there and answer before the screen can be used. */
  ready: string;
  storageState?: Exclude<BrowserContextOptions['storageState'], string | undefined>;
};

export type Visit = Seen & {
  /** Everything asked for until the page is quiet, itself included. */
  requests: number;
  /** Those that the browser's cache did not answer. */
  fetched: number;
  /** kB of script that came before the screen could be used. */
  scriptKb: number;
};

const KB = 1024;

/** A first visit on a slow machine and line, and a second one with what the browser then has. */
export async function visitTwice(
  browser: Browser,
  target: Target,
): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(target.storageState && { storageState: target.storageState }),
  });
  try {
    return { cold: await visit(context, target), warm: await visit(context, target) };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, { url, ready }: Target): Promise<Visit> {
  const page = await context.newPage();
  let requests = 0;
  page.on('request', (request) => (requests += request.url().startsWith('http') ? 1 : 0));
  await throttle(page, SLOW);
  await page.addInitScript(watchLoading, { ready, usable: USABLE });
  const usable = page.waitForEvent('console', {
    predicate: (message) => message.text() === USABLE,
    timeout: 90_000,
  });
  await page.goto(url, { waitUntil: 'commit' });
  await usable;
  await page.waitForLoadState('networkidle');
  // Quiet second: paints and shifts after the last request are measured too.
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => (globalThis as Watched).seen);
  const { scriptBytes, fetched } = await page.evaluate(readTransfers, seen.interactive);
  await page.close();
  return { ...seen, requests, fetched, scriptKb: scriptBytes / KB };
}
