import { storageKey } from '../lib/brand.ts';
import { localStore } from '../lib/storage.ts';

/** The style element that holds the web fonts; a build writes it switched off. */
export const WEB_FONTS_ID = 'web-fonts';

/** The faces that every page needs, in one file: the weight of each, and how many bytes of it are its own. */
export type FontPack = { href: string; range: string; faces: [weight: string, bytes: number][] };

const KEY = storageKey('hasFaces');

let packed: Promise<void> | undefined;

/** Whether this browser has fetched the web fonts before: then the first paint has them. */
export function hasWebFonts(): boolean {
  return localStore.get(KEY) !== null;
}

/** Lets the browser fetch the web fonts that the page uses. */
export function showWebFonts(): void {
  const style = document.querySelector<HTMLStyleElement>(`#${WEB_FONTS_ID}`);
  style?.setAttribute('media', 'all');
  const pack = style?.dataset['pack'];
  if (!style || pack === undefined) return;
  // The head script and the program both come here.
  delete style.dataset['pack'];
  packed = addFaces(JSON.parse(pack) as FontPack);
  // Without them the fallback stays.
  packed.catch(() => {});
}

async function addFaces({ href, range, faces }: FontPack): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- A file of the build's, not the API.
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`The faces answered ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  let end = 0;
  for (const [weight, length] of faces) {
    const own = bytes.slice(end, (end += length));
    document.fonts.add(new FontFace('Poppins', own, { weight, unicodeRange: range }));
  }
}

/** Called once the page can be used: what it shows by then has been fetched. */
export async function rememberWebFonts(): Promise<void> {
  try {
    await packed;
    await document.fonts.ready;
    localStore.set(KEY, '1');
  } catch {
    // They are asked for again at the next visit.
  }
}
