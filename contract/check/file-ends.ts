const TAIL = 1024;
const IEND = 'IEND';
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
const START_OF_SCAN = 0xda;

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** A PDF ends with the place of its cross-reference table or stream (ISO 32000, 7.5.5). */
export function pdfFault(given: Uint8Array): string | undefined {
  const bytes = bufferOf(given);
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL));
  if (!tail.includes('%%EOF')) return 'The PDF breaks off before its end';
  const [, text] = [...tail.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].at(-1) ?? [];
  if (text === undefined) return 'The PDF has no startxref before its end';
  const at = Number(text);
  const found = at < bytes.length ? bytes.toString('latin1', at, at + 40) : '';
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(found)
    ? undefined
    : `The startxref of the PDF leads to byte ${at}, where no cross-reference table is`;
}

/** A PNG ends with the chunk IEND. */
export function pngFault(given: Uint8Array): string | undefined {
  const bytes = bufferOf(given);
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (bytes.toString('latin1', at + 4, at + 8) === IEND) return undefined;
    at += 12 + bytes.readUInt32BE(at);
  }
  return 'The PNG image breaks off before its end';
}

/** A JPEG's segments lead to its picture, which ends with a marker; a preview within a segment has one of its own. */
export function jpegFault(given: Uint8Array): string | undefined {
  const bytes = bufferOf(given);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (marker === START_OF_SCAN) break;
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  const isEnded = at < bytes.length && bytes.includes(END_OF_IMAGE, at);
  return isEnded ? undefined : 'The JPEG image breaks off before its end';
}
