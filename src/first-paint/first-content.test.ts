import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '../session/session-store.ts';
import { firstContent } from './first-content.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function signals<S>(state: S) {
  const listeners = new Set<() => void>();
  return {
    current: state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next: S) {
      this.current = next;
      for (const listener of listeners) listener();
    },
  };
}

function start() {
  const router = signals(false);
  const session = signals<SessionState>({ status: 'loading', isOffline: false });
  const client = new QueryClient();
  const answer = Promise.withResolvers<string>();
  const done = vi.fn<() => void>();
  void client.prefetchQuery({ queryKey: ['figures'], queryFn: () => answer.promise });
  const waiting = firstContent({
    router: {
      get state() {
        return { initialized: router.current } as never;
      },
      subscribe: (listener) => router.subscribe(() => listener({} as never, {} as never)),
    },
    session: { getState: () => session.current, subscribe: session.subscribe },
    client,
  });
  void (async () => {
    await waiting;
    done();
  })();
  return { router, session, answer, done };
}

/** Lets what is settled be noticed; no more than a moment passes. */
const moment = () => vi.advanceTimersByTimeAsync(1);

it('the first drawing waits for the screen and for its data', async () => {
  const { router, answer, done } = start();
  await vi.advanceTimersByTimeAsync(2000);
  router.set(true);
  await moment();
  expect(done).not.toHaveBeenCalled();
  answer.resolve('seven');
  await moment();
  expect(done).toHaveBeenCalled();
});

it('data that is long in coming is not waited for: skeletons take its place', async () => {
  const { router, done } = start();
  router.set(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(done).toHaveBeenCalled();
});

it('a screen that is long in coming is not waited for either', async () => {
  const { done } = start();
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toHaveBeenCalled();
});

it('a server that does not answer is said at once', async () => {
  const { session, done } = start();
  session.set({ status: 'loading', isOffline: true });
  await moment();
  expect(done).toHaveBeenCalled();
});
