import { queryClient } from '../api/query-client.ts';
import { configureHttp } from '../api/http.ts';
import { draftStore } from '../lib/draft-store.ts';
import { RECENT_KEY } from '../lib/recent-key.ts';
import { localStore, onStorageChange, tabStore } from '../lib/storage.ts';
import { createSessionStorage } from './session-storage.ts';
import { createSessionStore } from './session-store.ts';

/** The session of this page. */
export const session = createSessionStore({
  storage: createSessionStorage(localStore),
  client: queryClient,
  // Generated calls bring axios with them: only a page with a token loads them.
  fetchProfile: async () => {
    const { getMyProfile } = await import('../generated/api/account/account.ts');
    return getMyProfile();
  },
  requestLogout: async (token) => {
    const { logout } = await import('../generated/api/auth/auth.ts');
    await logout({ headers: { Authorization: `Bearer ${token}` } });
  },
  clearCaches: () => {
    void queryClient.cancelQueries();
    queryClient.clear();
    tabStore.remove(RECENT_KEY);
  },
  clearDrafts: (userId) => {
    for (const id of [userId, 'guest']) draftStore.clear(id);
  },
});

configureHttp({ getToken: session.getToken, onUnauthorized: session.expire });

/** Starts the session and follows the other tabs. Returns the function that stops following. */
export function startSession(): () => void {
  void session.start();
  return onStorageChange(session.syncTab);
}
