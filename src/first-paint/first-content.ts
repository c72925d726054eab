import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from '../app/router-engine.ts';
import type { SessionStore } from '../session/session-store.ts';

/** How long a screen is waited for, and then its data, before what is here is drawn. */
const SCREEN_MS = 3000;
const DATA_MS = 200;

type Sources = {
  router: Pick<DataRouter, 'state' | 'subscribe'>;
  session: Pick<SessionStore, 'getState' | 'subscribe'>;
  client: QueryClient;
};

/**
 * Resolves once the first screen and its data are here, or have taken too long. Drawn before, the screen
 * would be drawn three times, as a splash, with skeletons and with its data; and whatever comes after
 * the first time React draws in slices, with a frame of the page between two of them.
 */
export async function firstContent({ router, session, client }: Sources): Promise<void> {
  await until(SCREEN_MS, (check) => {
    const isAway = () => {
      const state = session.getState();
      return state.status !== 'guest' && state.isOffline;
    };
    const stops = [router.subscribe(check), session.subscribe(check)];
    return { isDone: () => router.state.initialized || isAway(), stops };
  });
  if (!router.state.initialized) return;
  await until(DATA_MS, (check) => ({
    isDone: () => client.isFetching() === 0,
    stops: [client.getQueryCache().subscribe(check)],
  }));
}

type Wait = { isDone: () => boolean; stops: (() => void)[] };

function until(latestMs: number, start: (check: () => void) => Wait): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (isDone()) done();
    };
    const { isDone, stops } = start(check);
    const timer = setTimeout(done, latestMs);
    function done(): void {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    }
    check();
  });
}
