import { storageKey } from '../lib/brand.ts';
import { localStore } from '../lib/storage.ts';

/** The style element that holds the faces which are fetched; a build writes it switched off. */
export const FACES_ID = 'page-faces';

const KEY = storageKey('hasFaces');

/** Whether this browser has fetched the faces before: then they are at hand for the first painting. */
export function hasFaces(): boolean {
  return localStore.get(KEY) !== null;
}

/** Lets the browser fetch the faces that the page uses, and remembers that it did. */
export function showFaces(): void {
  document.querySelector(`#${FACES_ID}`)?.setAttribute('media', 'all');
}

/** Called once the page can be used: what it shows by then has been fetched. */
export async function rememberFaces(): Promise<void> {
  await document.fonts.ready;
  localStore.set(KEY, '1');
}
