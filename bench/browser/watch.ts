/** What a page sees of its own loading, in milliseconds since the navigation began. */
export type Seen = { fcp: number; lcp: number; cls: number; interactive: number };
export type Watched = typeof globalThis & { seen: Seen };

/** What the page writes to its console once its screen can be used. */
export const USABLE = 'bench: usable';

/**
 * Runs in the page before anything else of it. A screen is interactive once the element of `ready`
 * shows and React has hung its handlers on it.
 */
export function watchLoading({ ready, usable }: { ready: string; usable: string }): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, interactive: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  // Not more often, and the layout last: looking takes the processor from what is looked at.
  const timer = setInterval(() => {
    const element = document.querySelector(ready);
    if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return;
    if (element.getClientRects().length === 0) return;
    seen.interactive = performance.now();
    clearInterval(timer);
    // oxlint-disable-next-line no-console -- Asked for it, the page would have to run a script of 330 kB first.
    console.debug(usable);
  }, 50);
}

/**
 * Bytes of script that had arrived by `end`, compressed as they came, and how many answers came over
 * the network rather than out of the browser's cache.
 */
export function readTransfers(end: number): { scriptBytes: number; fetched: number } {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [page] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const scripts = files.filter(
    ({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= end,
  );
  return {
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    fetched: [page, ...files].filter((entry) => entry && entry.transferSize > 0).length,
  };
}
