import type { DocumentFormat } from '#server/ports/documents.ts';

/** Names that Windows keeps for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A file name made from a prompt's title: letters and digits of any script, joined by hyphens. */
export function filenameOf(title: string, format: DocumentFormat): string {
  const name = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
  const short = [...name].slice(0, 80).join('').replace(/-+$/u, '');
  return `${short === '' || RESERVED.test(short) ? `prompt${short && `-${short}`}` : short}.${format}`;
}
