import { useSyncExternalStore } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

/** Latest, where the browser is never idle. */
const LATEST_MS = 2000;

const listeners = new Set<() => void>();
let state: 'new' | 'waiting' | 'quiet' = 'new';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (state === 'new') {
    state = 'waiting';
    whenIdle(() => {
      state = 'quiet';
      for (const each of listeners) each();
    }, LATEST_MS);
  }
  return () => listeners.delete(listener);
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
