import { checksum, padded, readTables, writeTables } from './sfnt-tables.ts';

type Part = { glyph: number; x: number; y: number };

/** A glyph made of others, each moved by some units of the font; of none, it is blank. */
export type Composite = { advance: number; parts: readonly Part[] };

const WORDS_AS_OFFSETS = 0x0003;
const MORE = 0x0020;

const composed = ({ parts }: Composite, outlines: readonly Buffer[]): Buffer => {
  if (parts.length === 0) return Buffer.alloc(0);
  const header = Buffer.alloc(10);
  header.writeInt16BE(-1, 0);
  const boxes = parts.flatMap(({ glyph, x, y }) => {
    const outline = outlines[glyph];
    return outline && outline.length >= 10
      ? [[2, 4, 6, 8].map((at) => outline.readInt16BE(at) + (at % 4 === 2 ? x : y))]
      : [];
  });
  for (const [side, at] of [2, 4, 6, 8].entries()) {
    const pick = at < 6 ? Math.min : Math.max;
    if (boxes.length > 0) header.writeInt16BE(pick(...boxes.map((box) => box[side] ?? 0)), at);
  }
  const records = parts.map(({ glyph, x, y }, index) => {
    const record = Buffer.alloc(8);
    const more = index < parts.length - 1 ? MORE : 0;
    record.writeUInt16BE(WORDS_AS_OFFSETS | more, 0);
    record.writeUInt16BE(glyph, 2);
    record.writeInt16BE(x, 4);
    record.writeInt16BE(y, 6);
    return record;
  });
  return padded(Buffer.concat([header, ...records]));
};

/** How many units make an em, and how many glyphs there are. */
export const measures = (font: Buffer): { unitsPerEm: number; count: number } => {
  const tables = readTables(font);
  return {
    unitsPerEm: tables.get('head')?.readUInt16BE(18) ?? 1000,
    count: tables.get('maxp')?.readUInt16BE(4) ?? 0,
  };
};

/**
 * The font with these glyphs behind its own.
 * @throws when the font has no TrueType outlines.
 */
export const withComposites = (font: Buffer, composites: readonly Composite[]): Buffer => {
  const tables = readTables(font);
  const table = (tag: string): Buffer => {
    const data = tables.get(tag);
    if (!data) throw new Error(`TrueType: no ${tag}`);
    return data;
  };
  const [head, hhea, maxp, loca, glyf, hmtx] = [
    table('head'),
    table('hhea'),
    table('maxp'),
    table('loca'),
    table('glyf'),
    table('hmtx'),
  ];
  const count = maxp.readUInt16BE(4);
  const place = (glyph: number): number =>
    head.readInt16BE(50) === 0 ? loca.readUInt16BE(2 * glyph) * 2 : loca.readUInt32BE(4 * glyph);
  const outlines = Array.from({ length: count }, (_, glyph) =>
    glyf.subarray(place(glyph), place(glyph + 1)),
  );
  const own = hhea.readUInt16BE(34);
  const metrics = Array.from({ length: count }, (_, glyph) => {
    const row = Buffer.alloc(4);
    hmtx.copy(row, 0, 4 * Math.min(glyph, own - 1), 4 * Math.min(glyph, own - 1) + 4);
    if (glyph >= own)
      hmtx.copy(row, 2, 4 * own + 2 * (glyph - own), 4 * own + 2 * (glyph - own) + 2);
    return row;
  });
  for (const composite of composites) {
    const outline = composed(composite, outlines);
    const row = Buffer.alloc(4);
    row.writeUInt16BE(composite.advance, 0);
    if (outline.length > 0) row.writeInt16BE(outline.readInt16BE(2), 2);
    outlines.push(outline);
    metrics.push(row);
  }
  const places = Buffer.alloc(4 * (outlines.length + 1));
  let end = 0;
  for (const [glyph, outline] of outlines.entries()) {
    end += outline.length;
    places.writeUInt32BE(end, 4 * (glyph + 1));
  }
  tables.set('glyf', Buffer.concat(outlines)).set('loca', places);
  tables.set('hmtx', Buffer.concat(metrics));
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(outlines.length, 34);
  maxp.writeUInt16BE(outlines.length, 4);
  // The most points, contours, parts and levels of a glyph that is made of others.
  const parts = Math.max(...composites.map(({ parts: { length } }) => length));
  const most = (from: number, to: number): number =>
    Math.min(0xffff, parts * Math.max(maxp.readUInt16BE(from), maxp.readUInt16BE(to)));
  maxp.writeUInt16BE(most(6, 10), 10);
  maxp.writeUInt16BE(most(8, 12), 12);
  maxp.writeUInt16BE(Math.max(parts, maxp.readUInt16BE(28)), 28);
  maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30);
  head.writeUInt32BE(0, 8);
  const whole = writeTables(font, tables);
  const adjustment = (0xb1b0afba - checksum(padded(whole))) >>> 0;
  head.writeUInt32BE(adjustment, 8);
  return writeTables(font, tables);
};
