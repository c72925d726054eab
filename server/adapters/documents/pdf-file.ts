import { deflateSync, inflateSync } from 'node:zlib';

/** One indirect object: its dictionary (or other value) as written, and its stream when it has one. */
export type PdfObject = { value: string; stream?: Buffer };
/** A file as numbered objects; `head` and `trailer` are kept as they are. */
export type PdfFile = { head: string; objects: Map<number, PdfObject>; trailer: string };

const OBJECT = /(\d{1,10}) 0 obj\n/g;

/**
 * Reads the file that Typst writes: a classic cross-reference table, every object one after
 * another, generation 0. This is no reader of other programs' files.
 * @throws when the file is not of that form.
 */
export const parsePdf = (bytes: Uint8Array): PdfFile => {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = data.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const trailer = /^xref\n[\s\S]*?trailer\n([\s\S]*?)\nstartxref/.exec(text.slice(table))?.[1];
  if (trailer === undefined) throw new Error('PDF: no classic cross-reference table');
  const objects = new Map<number, PdfObject>();
  let at = text.indexOf('1 0 obj\n');
  const head = text.slice(0, at);
  while (at < table) {
    OBJECT.lastIndex = at;
    const match = OBJECT.exec(text);
    if (!match || match.index >= table) break;
    const start = match.index + match[0].length;
    const end = text.indexOf('\nendobj', start);
    const mark = text.indexOf('\nstream\n', start);
    if (mark === -1 || mark > end) {
      objects.set(Number(match[1]), { value: text.slice(start, end) });
      at = end + 7;
      continue;
    }
    const value = text.slice(start, mark);
    const from = mark + 8;
    const length = Number(/\/Length (\d+)/.exec(value)?.[1]);
    const packed = data.subarray(from, from + length);
    objects.set(Number(match[1]), { value, stream: packed });
    at = text.indexOf('\nendobj', from + length) + 7;
  }
  return { head, objects, trailer };
};

const DEFLATED = /\/Filter \/FlateDecode/;

/** A stream's content; nothing when it is packed otherwise. */
export const streamText = ({ value, stream }: PdfObject): string | undefined => {
  if (!stream) return undefined;
  if (DEFLATED.test(value)) return inflateSync(stream).toString('latin1');
  return value.includes('/Filter') ? undefined : stream.toString('latin1');
};

/** The same object with another content, packed as before. */
export const withStreamText = (object: PdfObject, text: string): PdfObject => {
  const plain = Buffer.from(text, 'latin1');
  const stream = DEFLATED.test(object.value) ? deflateSync(plain) : plain;
  return { value: object.value.replace(/\/Length \d+/, `/Length ${stream.length}`), stream };
};

export const writePdf = ({ head, objects, trailer }: PdfFile): Uint8Array => {
  const parts: Buffer[] = [Buffer.from(head, 'latin1')];
  let length = head.length;
  const places = new Map<number, number>();
  for (const [number, { value, stream }] of objects) {
    places.set(number, length);
    const pieces = stream
      ? [
          Buffer.from(`${number} 0 obj\n${value}\nstream\n`, 'latin1'),
          stream,
          Buffer.from('\nendstream\nendobj\n\n', 'latin1'),
        ]
      : [Buffer.from(`${number} 0 obj\n${value}\nendobj\n\n`, 'latin1')];
    parts.push(...pieces);
    for (const piece of pieces) length += piece.length;
  }
  const last = Math.max(...places.keys());
  const rows = Array.from({ length: last }, (_, index) => {
    const place = places.get(index + 1);
    return place === undefined
      ? '0000000000 65535 f \n'
      : `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${last + 1}\n0000000000 65535 f \n${rows.join('')}`;
  parts.push(Buffer.from(`${table}trailer\n${trailer}\nstartxref\n${length}\n%%EOF`, 'latin1'));
  return Buffer.concat(parts);
};
