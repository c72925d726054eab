/** The first bytes of files whose media type promises them. */
const SIGNATURES: ReadonlyArray<[type: RegExp, name: string, begins: readonly number[][]]> = [
  [/^application\/pdf$/, 'a PDF', [[0x25, 0x50, 0x44, 0x46, 0x2d]]],
  [
    /^application\/(?:zip|vnd\.openxmlformats-officedocument\.\S+|epub\+zip)$/,
    'a ZIP archive',
    [[0x50, 0x4b, 0x03, 0x04]],
  ],
  [/^image\/png$/, 'a PNG image', [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  [/^image\/jpeg$/, 'a JPEG image', [[0xff, 0xd8, 0xff]]],
  [/^image\/gif$/, 'a GIF image', [[0x47, 0x49, 0x46, 0x38]]],
  [/^application\/gzip$/, 'a gzip file', [[0x1f, 0x8b]]],
];
const END_OF_PDF = '%%EOF';
const TAIL = 1024;

/** What is wrong with a file by its media type, in words; undefined when it is one. */
export function fileFault(mediaType: string, bytes: Uint8Array): string | undefined {
  const known = SIGNATURES.find(([type]) => type.test(mediaType));
  if (known) {
    const [, name, begins] = known;
    const isOne = begins.some((begin) => begin.every((byte, at) => bytes[at] === byte));
    if (!isOne) return `The body says ${mediaType} and is not ${name}`;
  }
  if (mediaType === 'application/pdf') {
    const tail = new TextDecoder('latin1').decode(bytes.subarray(-TAIL));
    if (!tail.includes(END_OF_PDF)) return 'The PDF breaks off before its end';
  }
  if (mediaType === 'text/csv') return csvFault(new TextDecoder().decode(bytes));
  return undefined;
}

/** Rows of RFC 4180 have as many fields as the first one. */
function csvFault(text: string): string | undefined {
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
