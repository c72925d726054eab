import { useSyncExternalStore } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';

/** Latest that the grid's code is fetched after the first rows are shown, where the browser is never idle. */
const LATEST_MS = 4000;
const LOOK_AGAIN_MS = 500;

type Outcome<T> = { value?: T; error?: unknown };

/**
 * When a heavy part takes the place of a light one that can be used already: it is fetched once the
 * light one is shown and the browser is idle, and waits until the focus is not in that one, where it
 * would be lost. It comes in the one rendering that takes the light one away: between them is no
 * moment in which a click would be for nothing.
 */
export function createTurn<T>(load: () => Promise<T>) {
  const listeners = new Set<() => void>();
  let outcome: Outcome<T> = {};
  let waiting: Outcome<T> | undefined;
  let isFetched = false;
  let hasFocus = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(): void {
    if (!waiting) return;
    // What had the focus may be gone without a word, with a row that was deleted.
    if (hasFocus && document.activeElement !== document.body) {
      clearTimeout(timer);
      timer = setTimeout(take, LOOK_AGAIN_MS);
      return;
    }
    outcome = waiting;
    waiting = undefined;
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function fetchIt(): Promise<void> {
    if (isFetched) return;
    isFetched = true;
    try {
      waiting = { value: await load() };
    } catch (error) {
      // Without a connection the light part goes on, and the heavy one comes with it.
      if (!navigator.onLine) {
        isFetched = false;
        window.addEventListener('online', () => void fetchIt(), { once: true });
        return;
      }
      waiting = { error };
    }
    take();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function leave(): void {
    hasFocus = false;
    // A menu of a row takes the focus right after its button has lost it.
    setTimeout(take);
  }

  return {
    subscribe,
    getOutcome: () => outcome,
    /** Forgets a failure, so that the part is fetched again. */
    reset(error: unknown): void {
      if (outcome.error === error) outcome = {};
      isFetched = false;
    },
    /** For the light part. */
    standIn: {
      /** It is shown; the function that is returned says that it is gone. */
      shown(): () => void {
        const frame = requestAnimationFrame(() => whenIdle(() => void fetchIt(), LATEST_MS));
        return () => {
          cancelAnimationFrame(frame);
          leave();
        };
      },
      /** It, or a menu of it, has the focus. What was about to take its place waits again. */
      enter(): void {
        hasFocus = true;
        if (outcome.value === undefined) return;
        waiting = outcome;
        outcome = {};
        tell();
      },
      leave,
    },
  };
}

/** The heavy part, once it is its turn. @throws what kept it from being fetched while online; then it may be tried again. */
export function useTurn<T>({
  subscribe,
  getOutcome,
  reset,
}: Pick<Turn<T>, 'subscribe' | 'getOutcome' | 'reset'>): T | undefined {
  const { value, error } = useSyncExternalStore(subscribe, getOutcome, getOutcome);
  if (error === undefined) return value;
  // Once an error boundary has it: whoever comes back begins anew.
  setTimeout(() => reset(error));
  throw error;
}

type Turn<T> = ReturnType<typeof createTurn<T>>;
export type StandIn = ReturnType<typeof createTurn>['standIn'];
