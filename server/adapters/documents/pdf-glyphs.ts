import { type PdfFile, streamText, withStreamText } from './pdf-file.ts';
import { encode, type FontText, reference } from './pdf-fonts.ts';
import { type Composite, measures, withComposites } from './true-type.ts';

/** A new glyph: what it looks like and what it says. */
type Made = Composite & { code: number; text: string };

/** A font's new glyphs, by how they are made. */
export type Additions = {
  font: FontText;
  program: number;
  unitsPerEm: number;
  count: number;
  made: Map<string, Made>;
};
const code = (glyph: number): string => glyph.toString(16).toUpperCase().padStart(4, '0');

/** The glyph, made where it is not there yet. */
export const added = ({ made, count }: Additions, glyph: Composite & { text: string }): string => {
  const key = JSON.stringify(glyph);
  const found = made.get(key) ?? { ...glyph, code: count + made.size };
  made.set(key, found);
  return code(found.code);
};

/** The place for new glyphs of a font; nothing where its program is of another kind. */
export const openFont = ({ objects }: PdfFile, font: FontText): Additions | undefined => {
  const descendant = objects.get(font.descendant)?.value ?? '';
  const descriptor = objects.get(reference(descendant, 'FontDescriptor'))?.value ?? '';
  const program = reference(descriptor, 'FontFile2');
  const object = objects.get(program);
  const data = object && streamText(object);
  if (data === undefined) return undefined;
  return { font, program, ...measures(Buffer.from(data, 'latin1')), made: new Map() };
};

/** Writes a font's new glyphs into its program, widths, set of glyphs and text. */
export const addGlyphs = (file: PdfFile, { font, program, unitsPerEm, made }: Additions): void => {
  if (made.size === 0) return;
  const change = (number: number, to: (text: string) => string): void => {
    const object = file.objects.get(number);
    if (object) file.objects.set(number, withStreamText(object, to(streamText(object) ?? '')));
  };
  const list = [...made.values()];
  change(program, (text) => withComposites(Buffer.from(text, 'latin1'), list).toString('latin1'));
  const object = file.objects.get(program);
  const length = object ? (streamText(object) ?? '').length : 0;
  if (object) object.value = object.value.replace(/\/Length1 \d+/, `/Length1 ${length}`);
  const descendant = file.objects.get(font.descendant);
  if (!descendant) return;
  const widths = list
    .map(({ code: glyph, advance }) => ` ${glyph} ${glyph} ${(advance / unitsPerEm) * 1000}`)
    .join('');
  const value = descendant.value.replace(
    /(\/W \[[^\]/]*)\]/,
    (_, all: string) => `${all}${widths}]`,
  );
  file.objects.set(font.descendant, { ...descendant, value });
  const descriptor = file.objects.get(reference(value, 'FontDescriptor'))?.value ?? '';
  change(reference(descriptor, 'CIDSet'), (text) => {
    const bits = Buffer.alloc(Math.ceil(((list.at(-1)?.code ?? 0) + 1) / 8));
    bits.write(text, 'latin1');
    for (const { code: glyph } of list)
      bits[glyph >> 3] = (bits[glyph >> 3] ?? 0) | (0x80 >> (glyph & 7));
    return bits.toString('latin1');
  });
  change(font.cmap, (text) => {
    let entries = '';
    for (let at = 0; at < list.length; at += 100) {
      const some = list.slice(at, at + 100);
      const rows = some.map((one) => `<${code(one.code)}> <${encode(one.text)}>\n`).join('');
      entries += `${some.length} beginbfchar\n${rows}endbfchar\n`;
    }
    return text.replace('endcmap', () => `${entries}endcmap`);
  });
};
