import { BRAND, storageKey } from '../lib/brand.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { isRecord, localStore } from '../lib/storage.ts';
import type { SettingsStore } from '../settings/settings-provider.tsx';

const KEY = storageKey('settings');
const MODE_COOKIE = `${BRAND.prefix}-mode`;

/** Settings in local storage; the mode is mirrored in a cookie for the server's first page. */
export const settingsStore: SettingsStore = {
  read: () => {
    const stored = localStore.getJson(KEY, isRecord);
    const mode = readCookie(MODE_COOKIE);
    return stored ?? (mode ? { mode } : undefined);
  },
  write: (value) => localStore.setJson(KEY, value),
  mirrorMode: (mode) => writeCookie(MODE_COOKIE, mode),
};
