import type { QueryClient } from '@tanstack/react-query';
import { isAborted, statusOf } from '../api/problem.ts';
import type { MyProfile, User } from '../generated/api/endpoints.schemas.ts';
import type { StorageChange } from '../lib/storage.ts';
import { cachedUser, PROFILE_KEY } from './profile-cache.ts';
import { SESSION_KEYS, type SessionStorage } from './session-storage.ts';

export type SessionState =
  /** Nobody is signed in. `cause` tells how that came about in this page. */
  | { status: 'guest'; cause: 'none' | 'logout' | 'expired' | 'otherTab' }
  /** A token is stored, but its owner is not known yet. `isOffline`: the server does not answer. */
  | { status: 'loading'; isOffline: boolean }
  | { status: 'signedIn'; userId: string; isOffline: boolean };

/** A session whose person, or absence, is known. */
export type KnownSession = Exclude<SessionState, { status: 'loading' }>;

export type SessionDeps = {
  storage: SessionStorage;
  /** Holds the person's profile, the session only token and status. */
  client: QueryClient;
  fetchProfile: () => Promise<MyProfile>;
  /** Revokes this token, which the tab has forgotten by then; a failure is ignored. */
  requestLogout: (token: string) => Promise<unknown>;
  /** Clears what belonged to the last person: caches, running requests. */
  clearCaches: () => void;
  /** Clears the unsent forms of this person; only logging out does. */
  clearDrafts: (userId: string) => void;
};

const RETRY_MS = 5000;

/** A person has come to the page: they are led on, and then their profile is fetched (specification §4). */
export function isArrival(before: SessionState, now: SessionState): boolean {
  if (before.status === 'loading' || now.status !== 'signedIn') return false;
  return before.status === 'guest' || before.userId !== now.userId;
}

/** Token and status of the signed-in person, for the whole page. One per page; see `session.ts`. */
export function createSessionStore(deps: SessionDeps) {
  const { storage, client } = deps;
  const listeners = new Set<() => void>();
  // The token is held by the tab, so that no request mixes one user's page with another's token.
  let token: string | undefined;
  let state: SessionState = { status: 'guest', cause: 'none' };
  let retry: ReturnType<typeof setTimeout> | undefined;

  client.setQueryDefaults(PROFILE_KEY, {
    // Only the session and the mutations know when it is stale; its retries are the session's.
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });

  function set(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function end(cause: 'logout' | 'expired' | 'otherTab'): void {
    clearTimeout(retry);
    token = undefined;
    if (cause !== 'otherTab') storage.clear();
    deps.clearCaches();
    set({ status: 'guest', cause });
  }

  /** Takes token and profile from the storage. */
  function restore(): void {
    token = storage.readToken();
    if (!token) return;
    const user = storage.readUser();
    if (!user) {
      set({ status: 'loading', isOffline: false });
      return;
    }
    client.setQueryData<MyProfile>(PROFILE_KEY, { user }, { updatedAt: 0 });
  }

  /** Fetches the profile, or joins the fetch that is under way; its end is seen by `onCacheEvent`. */
  async function refresh(): Promise<void> {
    if (!token) return;
    await client
      .fetchQuery({ queryKey: PROFILE_KEY, queryFn: () => deps.fetchProfile(), staleTime: 0 })
      .catch(() => {});
  }

  function onProfile(user: User): void {
    clearTimeout(retry);
    storage.saveUser(user);
    set({ status: 'signedIn', userId: user.id, isOffline: false });
  }

  function onProfileError(error: unknown): void {
    if (isAborted(error)) return;
    const status = statusOf(error);
    if (status === 401 || status === 403) {
      end('expired');
      return;
    }
    // No answer or 5xx keeps the session; the banner says so, and the profile is asked for again.
    if (state.status !== 'guest') set({ ...state, isOffline: true });
    clearTimeout(retry);
    retry = setTimeout(() => void refresh(), RETRY_MS);
  }

  // Whoever fetched or changed the cached profile: the stored copy and the status follow.
  client.getQueryCache().subscribe((event) => {
    if (!token || event.type !== 'updated' || event.query.queryKey[0] !== PROFILE_KEY[0]) return;
    const { query, action } = event;
    const user = cachedUser(client);
    if (action.type === 'success' && user) onProfile(user);
    else if (action.type === 'error') onProfileError(action.error);
    // A screen that shows the profile fetches by itself; on the others nothing else would.
    else if (action.type === 'invalidate' && !query.isActive()) void refresh();
  });

  return {
    getState: () => state,
    getToken: () => token,
    /** The signed-in person's profile, or undefined. */
    getUser: (): User | undefined => (token ? cachedUser(client) : undefined),
    isKnownBrowser: () => storage.isKnownBrowser(),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** With a stored token, fetches the profile; without one nothing loads. */
    async start(): Promise<void> {
      restore();
      await refresh();
    },
    /** Takes over what a login answered. The profile is fetched once the person has arrived. */
    signIn(newToken: string, user: User): void {
      clearTimeout(retry);
      deps.clearCaches();
      storage.save(newToken, user);
      token = newToken;
      client.setQueryData<MyProfile>(PROFILE_KEY, { user });
    },
    refresh,
    /** Revokes the token and forgets the person, whatever the server says. */
    async logout(): Promise<void> {
      const given = token;
      const userId = state.status === 'signedIn' ? state.userId : storage.readUser()?.id;
      end('logout');
      // After the end: a form that goes away with its screen cannot keep anything any more.
      if (userId) deps.clearDrafts(userId);
      if (given) await deps.requestLogout(given).catch(() => {});
    },
    /** A request that carried `expired` was answered by 401. */
    expire: (expired: string): void => {
      if (expired === token) end('expired');
    },
    /** Follows what another tab changed in the storage. */
    syncTab: ({ key, newValue }: StorageChange): void => {
      if (key !== null && key !== SESSION_KEYS.token) return;
      const stored = key === null ? undefined : (newValue ?? undefined);
      if (stored === token) return;
      if (!stored) {
        if (state.status !== 'guest') end('otherTab');
        return;
      }
      const before = state;
      clearTimeout(retry);
      deps.clearCaches();
      restore();
      if (!token) end('otherTab');
      else if (!isArrival(before, state)) void refresh();
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
