import type { DocumentFormat } from '../../ports/documents.ts';

const MAX_BYTES = 150;
/** Names that Windows keeps for devices, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const truncateToBytes = (text: string, limit: number): string => {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  let result = '';
  let bytes = 0;
  for (const { segment } of segments) {
    bytes += Buffer.byteLength(segment);
    if (bytes > limit) break;
    result += segment;
  }
  return result;
};

/** A file name that every system accepts, made of a title in any script: at most 150 bytes and the extension. */
export const documentFilename = (title: string, extension: DocumentFormat): string => {
  const clean = title
    .toWellFormed()
    // Controls, direction overrides (they disguise an extension), and what file systems forbid.
    .replace(/[\p{Cc}\p{Co}\p{Cn}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/gu, ' ')
    .replace(/[\\/:*?"<>|%]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const name = truncateToBytes(clean, MAX_BYTES).replace(/[\s.]+$/, '');
  const safe = name === '' || RESERVED.test(name) ? `prompt${name ? `-${name}` : ''}` : name;
  return `${safe}.${extension}`;
};

/** The Content-Disposition value of a download: an ASCII name and the real one (RFC 6266, RFC 8187). */
export const contentDisposition = (filename: string): string => {
  const wellFormed = filename.toWellFormed().replace(/\p{Cc}/gu, ' ');
  const dot = wellFormed.lastIndexOf('.');
  const base = dot > 0 ? wellFormed.slice(0, dot) : wellFormed;
  const extension = dot > 0 ? wellFormed.slice(dot).replace(/[^.\w-]/g, '') : '';
  const ascii = base
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%;]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const encoded = encodeURIComponent(wellFormed).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii || 'prompt'}${extension}"; filename*=UTF-8''${encoded}`;
};
