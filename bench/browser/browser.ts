import { chromium, type Browser, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, bringBrowser } from '#tools/test/browser.ts';

export type Profile = {
  /** How many times slower the processor is. */
  cpu: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
};

/** A cheap phone on a slow line: 1.6 Mbit/s down, 0.75 up, 150 ms a request. */
export const SLOW: Profile = {
  cpu: 4,
  network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
/** The same processor on a line that costs nothing. */
export const SLOW_PROCESSOR: Profile = { cpu: 4 };

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: bringBrowser(), args: BROWSER_ARGUMENTS });
}

export async function throttle(page: Page, { cpu, network }: Profile): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}
