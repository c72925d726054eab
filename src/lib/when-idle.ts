/** Where the browser cannot tell whether it is idle, the time it is given. */
const WITHOUT_NEWS_MS = 200;

/** Calls back once the browser has a moment to spare, and after `latestMs` at the latest. */
export function whenIdle(then: () => void, latestMs: number): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: latestMs });
  else setTimeout(then, WITHOUT_NEWS_MS);
}
