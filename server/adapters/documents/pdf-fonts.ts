import { type PdfFile, streamText } from './pdf-file.ts';
import { shownGlyphs } from './pdf-strings.ts';

/** A glyph and its text in a `ToUnicode` map, both in hexadecimal. */
export const ENTRY = /<([0-9A-F]{4})> <([0-9A-F]+)>/g;

/** Text of UTF-16BE in hexadecimal, as PDF writes it. */
export const decode = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

export const encode = (text: string): string =>
  Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** A font's glyphs: what each says, how wide it is in thousandths of an em, and which are marks without a width. */
export type FontText = {
  cmap: number;
  descendant: number;
  texts: Map<string, string>;
  widths: Map<number, string>;
  isMark: (glyph: string) => boolean;
};

/** The number of the object that a dictionary refers to; NaN without one. */
export const reference = (value: string, key: string): number =>
  Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(value)?.[1]);

/** Widths are written for ranges of glyphs: first, last, width. */
const glyphWidths = (descendant: string): Map<number, string> => {
  const ranges = /\/W \[([^\]/]*)\]/.exec(descendant)?.[1] ?? '';
  const widths = new Map<number, string>();
  for (const [, first, last, width = ''] of ranges.matchAll(
    /(\d{1,10}) (\d{1,10}) ([\d.]{1,20})/g,
  )) {
    for (let glyph = Number(first); glyph <= Number(last); glyph += 1) widths.set(glyph, width);
  }
  return widths;
};

/** The fonts of a file by object number. Typst names every width but those that are zero. */
export const fontTexts = ({ objects }: PdfFile): Map<number, FontText> => {
  const fonts = new Map<number, FontText>();
  for (const [number, { value }] of objects) {
    const cmap = reference(value, 'ToUnicode');
    const map = objects.get(cmap);
    const descendant = reference(value, 'DescendantFonts');
    const widths = glyphWidths(objects.get(descendant)?.value ?? '');
    if (!map) continue;
    const entries = (streamText(map) ?? '').matchAll(ENTRY);
    fonts.set(number, {
      cmap,
      descendant,
      widths,
      texts: new Map([...entries].map(([, glyph = '', hex = '']) => [glyph, decode(hex)])),
      isMark: (glyph) => !widths.has(Number.parseInt(glyph, 16)),
    });
  }
  return fonts;
};

/** The glyphs that a piece of content shows, and the font's name on the page. */
export const shown = (content: string): { font: string; glyphs: string[] } => ({
  font: /\/(f\d+) [\d.]+ Tf/.exec(content)?.[1] ?? '',
  glyphs: shownGlyphs(content),
});

/** A page's fonts by the names that its content uses. */
export type PageFonts = Map<string, FontText>;

/** The fonts of a page by the names that its content uses. */
export const pageFonts = (page: string, fonts: Map<number, FontText>): PageFonts => {
  const named: PageFonts = new Map();
  for (const [, name = '', number] of page.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
    const font = fonts.get(Number(number));
    if (font) named.set(name, font);
  }
  return named;
};

/** Text of an item of a page's content, letter by letter in the order of the file. */
export const itemText = (content: string, fonts: PageFonts): string => {
  const { font, glyphs } = shown(content);
  return glyphs.map((glyph) => fonts.get(font)?.texts.get(glyph) ?? '').join('');
};
