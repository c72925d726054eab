import { isAborted, statusOf } from '../api/problem.ts';
import type { StorageChange } from '../lib/storage.ts';
import { SESSION_KEYS, type SessionStorage } from './session-storage.ts';
import type { SessionUser } from './session-user.ts';

export type SessionState =
  /** Nobody is signed in. `cause` tells how that came about in this page. */
  | { status: 'guest'; cause: 'none' | 'logout' | 'expired' | 'otherTab' }
  /** A token is stored, but nobody knows yet whose. `isOffline`: the server does not answer. */
  | { status: 'loading'; isOffline: boolean }
  | { status: 'signedIn'; user: SessionUser; isOffline: boolean };

export type SessionParts = {
  storage: SessionStorage;
  fetchProfile: () => Promise<SessionUser>;
  /** Gives this token back, which the tab has forgotten by then; its failure is nobody's concern. */
  requestLogout: (token: string) => Promise<unknown>;
  /** Forgets what belonged to the last user: caches, running requests. */
  forget: () => void;
  /** Forgets the unsent forms that this user left; only logging out does. */
  forgetDrafts: (userId: string) => void;
};

const RETRY_MS = 5000;

/** Who is signed in, for the whole page. One per page; see `session.ts`. */
export function createSessionStore(parts: SessionParts) {
  const { storage } = parts;
  const listeners = new Set<() => void>();
  // The token is held by the tab, so that no request mixes one user's page with another's token.
  let token: string | undefined;
  let state: SessionState = { status: 'guest', cause: 'none' };
  let retry: ReturnType<typeof setTimeout> | undefined;

  function set(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function leave(cause: 'logout' | 'expired' | 'otherTab'): void {
    clearTimeout(retry);
    token = undefined;
    if (cause !== 'otherTab') storage.clear();
    parts.forget();
    set({ status: 'guest', cause });
  }

  function adopt(): void {
    token = storage.readToken();
    if (!token) return;
    const user = storage.readUser();
    set(
      user
        ? { status: 'signedIn', user, isOffline: false }
        : { status: 'loading', isOffline: false },
    );
  }

  async function refresh(): Promise<void> {
    const asked = token;
    if (!asked) return;
    clearTimeout(retry);
    try {
      const user = await parts.fetchProfile();
      if (asked !== token) return;
      storage.saveUser(user);
      set({ status: 'signedIn', user, isOffline: false });
    } catch (error) {
      if (asked !== token || isAborted(error)) return;
      const status = statusOf(error);
      if (status === 401 || status === 403) {
        leave('expired');
        return;
      }
      // No answer or 5xx keeps the session; the banner says so, and the question is put again.
      if (state.status !== 'guest') set({ ...state, isOffline: true });
      retry = setTimeout(() => void refresh(), RETRY_MS);
    }
  }

  return {
    getState: () => state,
    getToken: () => token,
    isKnownBrowser: () => storage.isKnownBrowser(),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** With a stored token, fetches the profile; without one nothing loads. */
    async start(): Promise<void> {
      adopt();
      await refresh();
    },
    /** Takes over what a login answered. */
    signIn(newToken: string, user: SessionUser): void {
      clearTimeout(retry);
      parts.forget();
      token = newToken;
      storage.save(newToken, user);
      set({ status: 'signedIn', user, isOffline: false });
      // The specification's order: store, navigate, then reload the profile.
      setTimeout(() => void refresh(), 0);
    },
    /** Takes over a changed profile. */
    setUser(user: SessionUser): void {
      if (!token) return;
      storage.saveUser(user);
      set({ status: 'signedIn', user, isOffline: false });
    },
    refresh,
    /** Gives the token back and forgets the user, whatever the server says. */
    async logout(): Promise<void> {
      const given = token;
      const leaver = state.status === 'signedIn' ? state.user : storage.readUser();
      leave('logout');
      // After leaving: a form that goes away with its screen cannot keep anything any more.
      if (leaver) parts.forgetDrafts(leaver.id);
      if (given) await parts.requestLogout(given).catch(() => {});
    },
    /** A request that carried `expired` was answered by 401. */
    expire: (expired: string): void => {
      if (expired === token) leave('expired');
    },
    /** Another tab changed the storage: follow it. */
    follow: ({ key, newValue }: StorageChange): void => {
      if (key !== null && key !== SESSION_KEYS.token) return;
      const stored = key === null ? undefined : (newValue ?? undefined);
      if (stored === token) return;
      if (!stored) {
        if (state.status !== 'guest') leave('otherTab');
        return;
      }
      parts.forget();
      adopt();
      void refresh();
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
