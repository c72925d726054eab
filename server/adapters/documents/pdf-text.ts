import { type PdfFile, streamText, withStreamText } from './pdf-file.ts';
import {
  ENTRY,
  type FontText,
  decode,
  encode,
  fontTexts,
  pageFonts,
  reference,
  shown,
} from './pdf-fonts.ts';

export const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const JOINERS = /[\u200c\u200d]/g;
const MARK = /\p{Mn}/gu;

/** A stretch whose glyphs say something else than their font does. */
const ACTUAL =
  /\/Span <<\n\s*\/ActualText <feff([0-9a-f]*)>\n>> BDC\n(\/ReversedChars BMC\n[\s\S]*?\nEMC\n|0 Tr\n[\s\S]*?\n(?=EMC\n))EMC\n/gi;

/**
 * What each glyph of right-to-left text is to say. Readers turn the letters of a line round one by
 * one, so a ligature's (lam-alef) stand as on the page; a joiner is no letter; and a vowel sign that
 * is drawn by itself says itself, since its letter's glyph says the letter.
 */
const glyphTexts = (font: FontText, said: Map<string, Set<string>>, apart: Set<string>) => {
  const texts = new Map<string, string>();
  for (const [glyph, text] of font.texts) {
    const clusters = [text, ...(said.get(glyph) ?? [])];
    if (!clusters.some((cluster) => RTL_LETTER.test(cluster))) continue;
    if (font.isMark(glyph)) {
      const sets = clusters.map((cluster) => new Set(cluster.match(MARK)));
      const [first = new Set<string>(), ...others] = sets;
      const common = [...first].filter((mark) => others.every((set) => set.has(mark)));
      if (common.length > 0) texts.set(glyph, common.join(''));
    } else {
      texts.set(glyph, letterText(text, apart));
    }
  }
  return texts;
};

const letterText = (cluster: string, apart: Set<string>): string => {
  const bare = cluster.replaceAll(JOINERS, '');
  const letters = apart.has(bare) ? bare.replaceAll(MARK, '') : bare;
  return [...(letters || cluster)].toReversed().join('');
};

/** Makes right-to-left text come out as it was written, in every reader: see docs/decisions/0006. */
export const mendText = (file: PdfFile): void => {
  const fonts = fontTexts(file);
  const pages = [...file.objects.values()].filter(({ value }) => /\/Type \/Page\n/.test(value));
  /** What stretches say of single glyphs, font by font, and the clusters whose marks stand apart. */
  const said = new Map<FontText, Map<string, Set<string>>>();
  const apart = new Set<string>();
  const note = (font: FontText, glyph: string, cluster: string): void => {
    if (font.isMark(glyph) && cluster.match(MARK)) apart.add(cluster.replaceAll(JOINERS, ''));
  };
  for (const font of fonts.values()) {
    said.set(font, new Map());
    for (const [glyph, text] of font.texts) note(font, glyph, text);
  }
  const contents = pages.map(({ value }) => {
    const number = reference(value, 'Contents');
    const object = file.objects.get(number);
    const text = (object && streamText(object)) ?? '';
    const named = pageFonts(value, fonts);
    for (const [, hex = '', inner = ''] of text.matchAll(ACTUAL)) {
      const { font, glyphs } = shown(inner);
      const owner = named.get(font);
      const [glyph] = glyphs;
      if (!owner || glyph === undefined || glyphs.length > 1) continue;
      const clusters = said.get(owner);
      clusters?.set(glyph, (clusters.get(glyph) ?? new Set()).add(decode(hex)));
      note(owner, glyph, decode(hex));
    }
    return { number, text, named };
  });
  const texts = new Map(
    [...fonts.values()].map((font) => [font, glyphTexts(font, said.get(font) ?? new Map(), apart)]),
  );
  for (const { number, text, named } of contents) {
    const object = file.objects.get(number);
    if (!object) continue;
    const mended = text.replace(ACTUAL, (whole: string, hex: string, inner: string) => {
      const cluster = decode(hex);
      if (!RTL_LETTER.test(cluster)) return whole;
      const { font, glyphs } = shown(inner);
      const owner = named.get(font);
      if (!owner) return whole;
      const spoken = glyphs.map((glyph) => texts.get(owner)?.get(glyph) ?? owner.texts.get(glyph));
      const [glyph = ''] = glyphs;
      const wanted =
        glyphs.length > 1
          ? [...cluster.replaceAll(JOINERS, '')].toReversed().join('')
          : owner.isMark(glyph)
            ? spoken.join('')
            : letterText(cluster, apart);
      if (spoken.join('') === wanted) return inner;
      return whole.replace(/(?<=feff)[0-9a-f]*/i, encode(wanted));
    });
    file.objects.set(number, withStreamText(object, mended));
  }
  for (const [font, changed] of texts) {
    const object = file.objects.get(font.cmap);
    if (!object || changed.size === 0) continue;
    const map = (streamText(object) ?? '').replace(ENTRY, (whole: string, glyph: string) => {
      const text = changed.get(glyph);
      return text === undefined ? whole : `<${glyph}> <${encode(text)}>`;
    });
    file.objects.set(font.cmap, withStreamText(object, map));
  }
};
