import { shownItems } from './pdf-strings.ts';
import { decode, encode } from './pdf-fonts.ts';

const ITEM =
  /\/\w+ <<\s*\/MCID (\d+)\s*>> BDC\nq\n1 0 0 -1 ([\d.-]+) ([\d.-]+) cm\n([^()<>]*?)BT\n([\s\S]*?\n)ET\nQ\nEMC\n/g;
const STRETCH =
  /(?:\/Span <<\n\s*\/ActualText <feff([0-9a-f]*)>\n>> BDC\n)?(\/ReversedChars BMC\n)?0 Tr\n\/(f\d+) ([\d.]+) Tf\n1 0 0 -1 ([\d.-]+) 0 Tm\n([\s\S]*? T[jJ]\n)(?:EMC\n)*/gi;

/** A glyph (or its replacement) with the room before it, in thousandths of an em, as `TJ` has it. */
export type Shown = { room: number; glyph: string; gone: boolean };

/** Glyphs in a row: what they say where it is not what each says by itself, font, size, start. */
export type Stretch = {
  source: string;
  changed: boolean;
  said: string | undefined;
  reversed: string;
  font: string;
  size: number;
  x: number;
  shown: Shown[];
};

/** A marked item of a page's text, as Typst writes it. */
export type Item = {
  id: number;
  start: number;
  end: number;
  x: number;
  y: number;
  colour: string;
  body: string;
  stretches: Stretch[];
};

const shownIn = (operands: string): Shown[] => {
  const shown: Shown[] = [];
  let room = 0;
  for (const item of shownItems(operands)) {
    if (typeof item === 'number') {
      room += item;
    } else {
      shown.push({ room, glyph: item, gone: false });
      room = 0;
    }
  }
  return shown;
};

const stretchesOf = (body: string): Stretch[] => {
  const stretches = [...body.matchAll(STRETCH)].map(
    ([source, hex, reversed = '', font = '', size, x, operands = '']) => ({
      source,
      changed: false,
      said: hex === undefined ? undefined : decode(hex),
      reversed,
      font,
      size: Number(size),
      x: Number(x),
      shown: shownIn(operands),
    }),
  );
  // Anything else between them would be lost.
  return stretches.map(({ source }) => source).join('') === body ? stretches : [];
};

export const itemsOf = (content: string): Item[] =>
  [...content.matchAll(ITEM)].map(({ 0: source, index, ...match }) => ({
    id: Number(match[1]),
    start: index,
    end: index + source.length,
    x: Number(match[2]),
    y: Number(match[3]),
    colour: match[4] ?? '',
    body: match[5] ?? '',
    stretches: stretchesOf(match[5] ?? ''),
  }));

const written = (stretch: Stretch): string => {
  const { source, changed, said, reversed, font, size, x, shown } = stretch;
  if (!changed) return source;
  const operands: string[] = [];
  let room = 0;
  for (const { room: before, glyph, gone } of shown) {
    room += before;
    if (gone) continue;
    if (room !== 0) operands.push(String(room));
    operands.push(`<${glyph}>`);
    room = 0;
  }
  if (operands.length === 0) return '';
  return [
    said === undefined ? '' : `/Span <<\n  /ActualText <FEFF${encode(said)}>\n>> BDC\n`,
    `${reversed}0 Tr\n/${font} ${size} Tf\n1 0 0 -1 ${x} 0 Tm\n[${operands.join(' ')}] TJ\n`,
    reversed && 'EMC\n',
    said === undefined ? '' : 'EMC\n',
  ].join('');
};

/** The content with its changed stretches, and the ids of items of which nothing is left. */
export const withItems = (
  content: string,
  items: readonly Item[],
): { content: string; gone: Set<number> } => {
  const gone = new Set<number>();
  let at = 0;
  let result = '';
  for (const { id, start, end, body, stretches } of items) {
    if (!stretches.some(({ changed }) => changed)) continue;
    const left = stretches.map(written).join('');
    const item = content.slice(start, end);
    result += content.slice(at, start) + (left === '' ? '' : item.replace(body, () => left));
    if (left === '') gone.add(id);
    at = end;
  }
  return { content: result + content.slice(at), gone };
};
