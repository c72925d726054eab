import { expect, it } from 'vitest';
import { fileOf } from './samples/file-bytes.ts';
import { fileFault } from './files.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const bytesOf = (type: string) => Buffer.from(fileOf(type));
const text = (content: string) => Buffer.from(content, 'latin1');
/** A file with one place changed. */
const changed = (type: string, from: string, to: string) =>
  text(bytesOf(type).toString('latin1').replace(from, to));

it.each(['application/pdf', DOCX, XLSX, 'application/zip', 'image/png', 'image/jpeg', 'image/gif'])(
  'takes the smallest %s',
  (type) => {
    expect(fileFault(type, bytesOf(type))).toBeUndefined();
  },
);

it.each<[words: string, type: string, bytes: Buffer, fault: RegExp]>([
  ['two letters and junk', DOCX, text('PK\u0003\u0004junk'), /no central directory/],
  ['half an archive', DOCX, bytesOf(DOCX).subarray(0, -30), /no central directory/],
  ['an archive of something else', DOCX, bytesOf('application/zip'), /\[Content_Types\]\.xml and/],
  ['a table for a letter', DOCX, bytesOf(XLSX), /hold word\/document\.xml$/],
  ['a letter that was changed', DOCX, changed(DOCX, '<w:p/>', '<w:q/>'), /document\.xml whole/],
  ['a head alone', 'application/pdf', text('%PDF-1.7\n'), /breaks off/],
  ['a PDF without startxref', 'application/pdf', text('%PDF-1.7\n%%EOF\n'), /no startxref/],
  [
    'a startxref into nothing',
    'application/pdf',
    text('%PDF-1.7\nstartxref\n3\n%%EOF\n'),
    /leads to byte 3/,
  ],
  ['half a PNG', 'image/png', bytesOf('image/png').subarray(0, -8), /breaks off/],
  [
    'a JPEG that ends in its preview',
    'image/jpeg',
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 4, 0xff, 0xd9, 0xff, 0xda, 0, 2, 7, 7]),
    /breaks off/,
  ],
  ['a page', 'image/gif', text('<html>'), /is not a GIF/],
])('does not take %s', (_words, type, bytes, fault) => {
  expect(fileFault(type, bytes)).toMatch(fault);
});
