import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasWebFonts, rememberWebFonts, showWebFonts, WEB_FONTS_ID } from './web-fonts.ts';

type Face = { family: string; text: string; descriptors: FontFaceDescriptors };

let faces: Face[];
let status: number;

beforeEach(() => {
  faces = [];
  status = 200;
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('regularbold', { status })));
  vi.stubGlobal(
    'FontFace',
    class {
      readonly family: string;

      constructor(family: string, bytes: ArrayBuffer, descriptors: FontFaceDescriptors) {
        this.family = family;
        faces.push({ family, text: new TextDecoder().decode(bytes), descriptors });
      }
    },
  );
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: () => {}, ready: Promise.resolve() },
  });
  const pack = {
    href: '/assets/latin-1.bin',
    range: 'U+??',
    faces: [
      ['400', 7],
      ['600', 4],
    ],
  };
  const style = document.createElement('style');
  Object.assign(style, { id: WEB_FONTS_ID, media: 'not all' });
  style.dataset['pack'] = JSON.stringify(pack);
  document.head.append(style);
});

afterEach(() => {
  document.querySelector(`#${WEB_FONTS_ID}`)?.remove();
  vi.unstubAllGlobals();
});

it('one file is cut into its faces, once, and the others are switched on', async () => {
  showWebFonts();
  showWebFonts();
  await rememberWebFonts();
  expect(faces).toEqual([
    { family: 'Poppins', text: 'regular', descriptors: { weight: '400', unicodeRange: 'U+??' } },
    { family: 'Poppins', text: 'bold', descriptors: { weight: '600', unicodeRange: 'U+??' } },
  ]);
  expect(document.querySelector(`#${WEB_FONTS_ID}`)?.getAttribute('media')).toBe('all');
  expect(hasWebFonts()).toBe(true);
});

it('what could not be had is not remembered', async () => {
  status = 503;
  showWebFonts();
  await rememberWebFonts();
  expect(faces).toEqual([]);
  expect(hasWebFonts()).toBe(false);
});
