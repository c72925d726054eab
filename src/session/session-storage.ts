import { storageKey } from '../lib/brand.ts';
import type { StorageArea } from '../lib/storage.ts';
import type { User } from '../generated/api/endpoints.schemas.ts';
import { isStoredUser } from './stored-user.ts';

/** The specification's two entries, and the mark of a browser that has been signed in before. */
export const SESSION_KEYS = {
  token: storageKey('accessToken'),
  user: storageKey('userData'),
  known: storageKey('knownBrowser'),
} as const;

/** A token goes into a header: visible ASCII only, or the request itself would throw. */
const TOKEN = /^[\x21-\x7e]{8,512}$/u;

/** Session storage: its only reader and writer. */
export function createSessionStorage(area: StorageArea) {
  return {
    readToken(): string | undefined {
      const token = area.get(SESSION_KEYS.token);
      return token !== null && TOKEN.test(token) ? token : undefined;
    },
    readUser(): User | undefined {
      return area.getJson(SESSION_KEYS.user, isStoredUser);
    },
    /** A browser that was signed in before is sent to /login, another one to /register. */
    isKnownBrowser(): boolean {
      return area.get(SESSION_KEYS.known) === '1' || area.get(SESSION_KEYS.user) !== null;
    },
    save(token: string, user: User): void {
      area.setJson(SESSION_KEYS.user, user);
      area.set(SESSION_KEYS.token, token);
      area.set(SESSION_KEYS.known, '1');
    },
    saveUser(user: User): void {
      area.setJson(SESSION_KEYS.user, user);
    },
    clear(): void {
      area.remove(SESSION_KEYS.token);
      area.remove(SESSION_KEYS.user);
    },
  };
}

export type SessionStorage = ReturnType<typeof createSessionStorage>;
