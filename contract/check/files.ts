import { jpegFault, pdfFault, pngFault } from './file-ends.ts';
import { zipFault } from './zip-archive.ts';

type Kind = {
  type: RegExp;
  name: string;
  begins: readonly number[][];
  /** What is wrong behind the first bytes. */
  faultOf?: (bytes: Uint8Array) => string | undefined;
};

const ARCHIVE = [
  [0x50, 0x4b, 0x03, 0x04],
  // Without any file in it.
  [0x50, 0x4b, 0x05, 0x06],
];
const archive = (type: RegExp, ...wanted: string[]): Kind => ({
  type,
  name: 'a ZIP archive',
  begins: ARCHIVE,
  faultOf: (bytes) => zipFault(bytes, wanted),
});
const TYPES = '[Content_Types].xml';
const OFFICE = String.raw`^application/vnd\.openxmlformats-officedocument\.`;

/** Files whose media type promises how they begin, how they end and what is in them. */
const KINDS: readonly Kind[] = [
  {
    type: /^application\/pdf$/,
    name: 'a PDF',
    begins: [[0x25, 0x50, 0x44, 0x46, 0x2d]],
    faultOf: pdfFault,
  },
  archive(new RegExp(`${OFFICE}wordprocessingml`), TYPES, 'word/document.xml'),
  archive(new RegExp(`${OFFICE}spreadsheetml`), TYPES, 'xl/workbook.xml'),
  archive(new RegExp(`${OFFICE}presentationml`), TYPES, 'ppt/presentation.xml'),
  archive(new RegExp(OFFICE), TYPES),
  archive(/^application\/vnd\.oasis\.opendocument\./, 'mimetype', 'META-INF/manifest.xml'),
  archive(/^application\/epub\+zip$/, 'mimetype', 'META-INF/container.xml'),
  archive(/^application\/zip$/),
  {
    type: /^image\/png$/,
    name: 'a PNG image',
    begins: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    faultOf: pngFault,
  },
  {
    type: /^image\/jpeg$/,
    name: 'a JPEG image',
    begins: [[0xff, 0xd8, 0xff]],
    faultOf: jpegFault,
  },
  { type: /^image\/gif$/, name: 'a GIF image', begins: [[0x47, 0x49, 0x46, 0x38]] },
  { type: /^application\/gzip$/, name: 'a gzip file', begins: [[0x1f, 0x8b]] },
];

/** What is wrong with a file by its media type, in words; undefined when it is one. */
export function fileFault(mediaType: string, bytes: Uint8Array): string | undefined {
  const known = KINDS.find(({ type }) => type.test(mediaType));
  if (known) {
    const isOne = known.begins.some((begin) => begin.every((byte, at) => bytes[at] === byte));
    return isOne ? known.faultOf?.(bytes) : `The body says ${mediaType} and is not ${known.name}`;
  }
  if (mediaType === 'text/csv') return csvFault(new TextDecoder().decode(bytes));
  return undefined;
}

/** Rows of RFC 4180 have as many fields as the first one. */
function csvFault(text: string): string | undefined {
  if (/^\s*(?:<!doctype|<html|[{[])/i.test(text)) return 'The body says text/csv and is not a CSV';
  const counts: number[] = [];
  let fields = 1;
  let isQuoted = false;
  for (const character of text.endsWith('\n') ? text : `${text}\n`) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) fields += 1;
    else if (character === '\n' && !isQuoted) {
      counts.push(fields);
      fields = 1;
    }
  }
  if (isQuoted) return 'The CSV ends within quotes';
  const [first] = counts;
  const row = counts.findIndex((count) => count !== first);
  return row < 0
    ? undefined
    : `Row ${row + 1} of the CSV has ${counts[row]} fields, the first one has ${first}`;
}
