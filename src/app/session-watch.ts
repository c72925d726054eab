import type { DataRouter } from './router.ts';
import { paths } from '../lib/paths.ts';
import { safeRedirect } from '../session/safe-redirect.ts';
import type { SessionState } from '../session/session-store.ts';
import { session } from '../session/session.ts';
import { entrance } from './access.ts';
import type { RouteHandle } from './screens.ts';

export type WatchQuestion = {
  before: SessionState;
  now: SessionState;
  access: RouteHandle['screen']['access'] | undefined;
  url: URL;
};

/**
 * Where a page has to go because the session changed beneath it, or undefined to stay. Logging out
 * leads to /login; an expired session as well, with the way back; a page open to all stays.
 */
export function destinationAfter({ before, now, access, url }: WatchQuestion): string | undefined {
  if (before.status !== 'guest' && now.status === 'guest') {
    if (now.cause === 'logout') return paths.login();
    if (access !== 'signedIn') return undefined;
    return now.cause === 'otherTab' ? paths.login() : entrance(true, url);
  }
  if (before.status === 'guest' && now.status === 'signedIn' && access === 'guest')
    return safeRedirect(url.searchParams.get('redirect'), url.origin);
  return undefined;
}

/** Another person signed in within the same browser: what stands on the screen is not theirs. */
export function isAnotherUser(before: SessionState, now: SessionState): boolean {
  return (
    before.status === 'signedIn' && now.status === 'signedIn' && before.user.id !== now.user.id
  );
}

/** Follows the session for as long as the page lives. */
export function watchSession(router: DataRouter): () => void {
  let before = session.getState();
  return session.subscribe(() => {
    const now = session.getState();
    const change = { before, now };
    before = now;
    const handle = router.state.matches.at(-1)?.route.handle as RouteHandle | undefined;
    const url = new URL(window.location.href);
    const to = destinationAfter({ ...change, access: handle?.screen.access, url });
    if (to) {
      // A form that has just signed in navigates by itself; the second call finds it under way.
      queueMicrotask(() => {
        if (router.state.navigation.state === 'idle') void router.navigate(to, { replace: true });
      });
    } else if (isAnotherUser(change.before, now)) {
      void router.navigate(paths.home(), { replace: true });
    }
  });
}
