import type { DataRouter } from './router-engine.ts';
import { paths } from '../lib/paths.ts';
import { safeRedirect } from '../session/safe-redirect.ts';
import { isArrival, type SessionState } from '../session/session-store.ts';
import { session } from '../session/session.ts';
import { signInPath } from './access.ts';
import type { RouteHandle } from './route-handle.ts';

export type WatchQuestion = {
  before: SessionState;
  now: SessionState;
  access: RouteHandle['access'] | undefined;
  url: URL;
};

/**
 * Where a page has to go because the session changed beneath it, or undefined to stay. Logging out
 * leads to /login; an expired session as well, with the way back; a page open to all stays.
 * Signing in leads on to where the visitor wanted to go, another person's signing in to the root.
 */
export function destinationAfter({ before, now, access, url }: WatchQuestion): string | undefined {
  if (before.status !== 'guest' && now.status === 'guest') {
    if (now.cause === 'logout') return paths.login();
    if (access !== 'signedIn') return undefined;
    return now.cause === 'otherTab' ? paths.login() : signInPath(true, url);
  }
  if (!isArrival(before, now)) return undefined;
  if (before.status === 'signedIn') return paths.home();
  if (access === 'guest') return safeRedirect(url.searchParams.get('redirect'), url.origin);
  return undefined;
}

/** Follows the session for as long as the page lives; the one owner of its redirects. */
export function watchSession(router: Pick<DataRouter, 'state' | 'navigate'>): () => void {
  let before = session.getState();
  return session.subscribe(() => {
    const now = session.getState();
    const change = { before, now };
    before = now;
    const handle = router.state.matches.at(-1)?.route.handle as RouteHandle | undefined;
    const url = new URL(window.location.href);
    const to = destinationAfter({ ...change, access: handle?.access, url });
    const gone = to === undefined ? undefined : router.navigate(to, { replace: true });
    // The specification's order: store, navigate, then reload the profile.
    if (isArrival(change.before, now)) void Promise.resolve(gone).then(() => session.refresh());
  });
}
