import { crc32 } from 'node:zlib';

/** The smallest files of their kinds. */
const FILES: ReadonlyArray<[type: RegExp, base64: string]> = [
  [
    /^image\/png/,
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  ],
  [/^image\/gif/, 'R0lGODlhAQABAAAAACwAAAAAAQABAAA='],
  [/^image\/jpeg/, '/9j/4AAQSkZJRgABAQEASABIAAD/2Q=='],
  [/^application\/gzip/, 'H4sIAAAAAAAAAwMAAAAAAAAAAAA='],
];
const OFFICE = String.raw`^application/vnd\.openxmlformats-officedocument\.`;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OF_OFFICE = 'http://schemas.openxmlformats.org';

/** A package of Office with one part that says nothing. */
const office = (kind: string, part: string, root: string): Record<string, string> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OF_OFFICE}/officeDocument/2006/relationships/officeDocument" Target="${part}"/></Relationships>`,
  [part]: `${XML}${root}`,
});
const ARCHIVES: ReadonlyArray<[type: RegExp, files: Record<string, string>]> = [
  [
    new RegExp(`${OFFICE}spreadsheetml`),
    office(
      'spreadsheetml.sheet',
      'xl/workbook.xml',
      `<workbook xmlns="${OF_OFFICE}/spreadsheetml/2006/main"><sheets/></workbook>`,
    ),
  ],
  [
    new RegExp(`${OFFICE}presentationml`),
    office(
      'presentationml.presentation',
      'ppt/presentation.xml',
      `<p:presentation xmlns:p="${OF_OFFICE}/presentationml/2006/main"/>`,
    ),
  ],
  [
    new RegExp(OFFICE),
    office(
      'wordprocessingml.document',
      'word/document.xml',
      `<w:document xmlns:w="${OF_OFFICE}/wordprocessingml/2006/main"><w:body><w:p/></w:body></w:document>`,
    ),
  ],
  [
    /^application\/vnd\.oasis\.opendocument\./,
    { mimetype: 'application/vnd.oasis.opendocument.text', 'META-INF/manifest.xml': XML },
  ],
  [/^application\/epub\+zip/, { mimetype: 'application/epub+zip', 'META-INF/container.xml': XML }],
  [/^application\/zip/, { 'lantern.txt': 'lantern\n' }],
];

/** A ZIP archive of files that are stored as they are. */
function archiveOf(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content);
    const named = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    local.writeUInt16LE(20, 4);
    // The first day that the format knows.
    local.writeUInt16LE(0x21, 12);
    local.writeUInt32LE(crc32(data), 14);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(data.length, 22);
    local.writeUInt16LE(named.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    entry.writeUInt16LE(20, 4);
    local.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(at, 42);
    locals.push(local, named, data);
    entries.push(entry, named);
    at += local.length + named.length + data.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(entries.length / 2, 8);
  end.writeUInt16LE(entries.length / 2, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

const OBJECTS = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
];

/** A PDF of one page without a word. */
function emptyPdf(): string {
  let text = '%PDF-1.4\n';
  const places = OBJECTS.map((object, index) => {
    const from = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(from).padStart(10, '0')} 00000 n \n`;
  });
  const size = OBJECTS.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return `${text}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
}

/** A file of a media type, or a line of text. */
export function fileOf(type: string): string | Uint8Array {
  const [, base64] = FILES.find(([pattern]) => pattern.test(type)) ?? [];
  if (base64 !== undefined) return Buffer.from(base64, 'base64');
  const [, files] = ARCHIVES.find(([pattern]) => pattern.test(type)) ?? [];
  if (files) return archiveOf(files);
  return type.startsWith('application/pdf') ? emptyPdf() : 'lantern\n';
}
