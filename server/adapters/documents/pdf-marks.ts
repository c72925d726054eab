import { type PdfFile, streamText, withStreamText } from './pdf-file.ts';
import { added, addGlyphs, type Additions, openFont } from './pdf-glyphs.ts';
import { type Item, itemsOf, type Shown, withItems } from './pdf-stretches.ts';
import { dropParts } from './pdf-structure.ts';
import { RTL_LETTER } from './pdf-text.ts';
import { type FontText, fontTexts, pageFonts, reference } from './pdf-fonts.ts';

const SIGNS = /^\p{Mn}+$/u;

/** How far a sign goes, in ems: nearer to its letter, poppler takes the two for one letter drawn twice. */
const SIGN_ADVANCE = 0.101;

type Placed = { x: number; y: number; look: string };

/** A sign that waits for its letter, with its place in points. */
type Waiting = Placed & { shown: Shown; text: string; take: () => void };

/**
 * Two glyphs for a letter with its signs: a blank one that says the signs, since readers turn the
 * letters of a line round one by one, and one that draws all and says the letter.
 */
const signed = (
  additions: Additions,
  letter: string,
  said: string,
  at: Placed & { size: number },
  signs: readonly Waiting[],
): string => {
  const { unitsPerEm, font } = additions;
  const base = Number.parseInt(letter, 16);
  const width = Math.round((Number(font.widths.get(base) ?? 0) / 1000) * unitsPerEm);
  const advance = Math.min(Math.ceil(SIGN_ADVANCE * unitsPerEm), Math.floor(width / 2));
  const parts = [
    { glyph: base, x: -advance, y: 0 },
    ...signs.map(({ shown, x, y }) => ({
      glyph: Number.parseInt(shown.glyph, 16),
      x: Math.round(((x - at.x) / at.size) * unitsPerEm) - advance,
      y: Math.round(((y - at.y) / at.size) * unitsPerEm),
    })),
  ];
  const text = [...new Set(signs.flatMap((sign) => [...sign.text].toReversed()))].join('');
  return (
    added(additions, { advance, parts: [], text }) +
    added(additions, { advance: width - advance, parts, text: said })
  );
};

/** Joins the signs of a page to the letters that follow them, from left to right. */
const joinSigns = (
  items: readonly Item[],
  additionsOf: (font: string) => Additions | undefined,
): void => {
  let waiting: Waiting[] = [];
  let end = 0;
  for (const item of items) {
    if (item.start !== end || item.stretches.length === 0) waiting = [];
    end = item.end;
    for (const stretch of item.stretches) {
      const { size, said } = stretch;
      const additions = additionsOf(stretch.font);
      const look = `${stretch.font} ${size} ${item.colour}`;
      // What several glyphs say together is not known glyph by glyph.
      const alone = said === undefined || stretch.shown.length === 1;
      let pen = stretch.x;
      for (const shown of stretch.shown) {
        pen -= (shown.room * size) / 1000;
        const at = { x: item.x + pen, y: item.y, look, size };
        const text = said ?? additions?.font.texts.get(shown.glyph) ?? '';
        const width = additions?.font.widths.get(Number.parseInt(shown.glyph, 16)) ?? 0;
        pen += (Number(width) * size) / 1000;
        if (additions?.font.isMark(shown.glyph) && SIGNS.test(text) && alone) {
          const take = (): void => {
            shown.gone = true;
            stretch.changed = true;
          };
          waiting.push({ ...at, shown, text, take });
          continue;
        }
        const near = waiting.every(
          (sign) =>
            sign.look === look &&
            Math.abs(sign.x - at.x) < size * 2 &&
            Math.abs(sign.y - at.y) < size,
        );
        if (additions && waiting.length > 0 && near && alone && RTL_LETTER.test(text)) {
          shown.glyph = signed(additions, shown.glyph, text, at, waiting);
          stretch.said = undefined;
          stretch.changed = true;
          for (const { take } of waiting) take();
        }
        waiting = [];
      }
    }
  }
};

/**
 * Draws a right-to-left letter and its vowel signs as one glyph. A sign is drawn at a height of its
 * own, where readers take it for another line or word: see docs/decisions/0006.
 */
export const joinMarks = (file: PdfFile): void => {
  const fonts = fontTexts(file);
  const opened = new Map<FontText, Additions | undefined>();
  for (const [number, { value }] of file.objects) {
    if (!/\/Type \/Page\n/.test(value)) continue;
    const contents = reference(value, 'Contents');
    const object = file.objects.get(contents);
    if (!object) continue;
    const named = pageFonts(value, fonts);
    const content = streamText(object) ?? '';
    const items = itemsOf(content);
    joinSigns(items, (name) => {
      const font = named.get(name);
      if (font && !opened.has(font)) opened.set(font, openFont(file, font));
      return font && opened.get(font);
    });
    const joined = withItems(content, items);
    file.objects.set(contents, withStreamText(object, joined.content));
    dropParts(file, number, joined.gone);
  }
  for (const additions of opened.values()) if (additions) addGlyphs(file, additions);
};
