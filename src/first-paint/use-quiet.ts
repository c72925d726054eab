import { useSyncExternalStore } from 'react';

/** Latest, where the browser is never idle; and where it cannot tell, the time it is given. */
const LATEST_MS = 2000;
const WITHOUT_NEWS_MS = 200;

const listeners = new Set<() => void>();
let state: 'new' | 'waiting' | 'quiet' = 'new';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (state === 'new') {
    state = 'waiting';
    whenIdle(() => {
      state = 'quiet';
      for (const each of listeners) each();
    });
  }
  return () => listeners.delete(listener);
}

function whenIdle(then: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: LATEST_MS });
  else setTimeout(then, WITHOUT_NEWS_MS);
}

/**
 * False until the first screen is on the page and the browser has had a moment to spare. What is not
 * needed to use that screen is fetched, and run, after that.
 */
export function useQuiet(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => state === 'quiet',
    () => false,
  );
}
