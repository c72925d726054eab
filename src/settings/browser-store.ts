import { BRAND, storageKey } from '../lib/brand.ts';
import { writeCookie } from '../lib/cookies.ts';
import { isRecord, localStore } from '../lib/storage.ts';
import type { SettingsStore } from './settings-provider.tsx';

const KEY = storageKey('settings');

/** Settings in this browser's storage; the mode in a cookie too, which the server reads. */
export const browserSettingsStore: SettingsStore = {
  read: () => localStore.getJson(KEY, isRecord),
  write: (value) => localStore.setJson(KEY, value),
  mirrorMode: (mode) => writeCookie(`${BRAND.prefix}-mode`, mode),
};
