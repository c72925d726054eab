import { storageKey } from '../lib/brand.ts';
import { localStore } from '../lib/storage.ts';

/** The style element that holds the web fonts; a build writes it switched off. */
export const WEB_FONTS_ID = 'web-fonts';

const KEY = storageKey('hasFaces');

/** Whether this browser has fetched the web fonts before: then the first paint has them. */
export function hasWebFonts(): boolean {
  return localStore.get(KEY) !== null;
}

/** Lets the browser fetch the web fonts that the page uses. */
export function showWebFonts(): void {
  document.querySelector(`#${WEB_FONTS_ID}`)?.setAttribute('media', 'all');
}

/** Called once the page can be used: what it shows by then has been fetched. */
export async function rememberWebFonts(): Promise<void> {
  await document.fonts.ready;
  localStore.set(KEY, '1');
}
