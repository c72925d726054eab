/** Latest, where the browser is never idle. */
const LATEST_MS = 1000;

/**
 * Makes a formatter of each kind that a first screen needs, one in each idle moment after the first
 * painting. The first of them has the browser read its tables for the language, which takes a cheap
 * phone 100 ms or more, and costs nothing while the program is still on its way.
 */
export function warmFormats(language: string): void {
  // Safari has no idle callbacks: there they are made when they are needed.
  if (!('requestIdleCallback' in globalThis)) return;
  const kinds = [
    () => new Intl.NumberFormat(language).format(1),
    () => new Intl.PluralRules(language).select(1),
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(0),
    () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-1, 'day'),
  ];
  const next = () => {
    kinds.shift()?.();
    if (kinds.length > 0) requestIdleCallback(next, { timeout: LATEST_MS });
  };
  new PerformanceObserver((painted, observer) => {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    requestIdleCallback(next, { timeout: LATEST_MS });
  }).observe({ type: 'paint', buffered: true });
}
