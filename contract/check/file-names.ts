/** Media types by the ends of file names that promise them; what has several stands with all of them. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  zip: ['application/zip', 'application/x-zip-compressed'],
  csv: ['text/csv'],
  html: ['text/html'],
  png: ['image/png'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  gif: ['image/gif'],
};
const KNOWN = new Set(Object.values(TYPES).flat());
const TOKEN = "[!#$%&'*+.^_`|~\\w-]+";
/** RFC 6266, with what RFC 8187 allows in `filename*`. */
export const DISPOSITION = new RegExp(
  `^${TOKEN}(?:\\s*;\\s*${TOKEN}\\s*=\\s*(?:"(?:[^"\\\\]|\\\\.)*"|${TOKEN}))*\\s*$`,
);

/** What is wrong with a Content-Disposition beside the media type of its body, in words. */
export function dispositionFault(text: string, mediaType: string): string | undefined {
  const [kind = ''] = text.split(';');
  if (!DISPOSITION.test(text) || /\.\w{2,4}$/.test(kind.trim()))
    return `Content-Disposition is ill-formed: ${text.slice(0, 80)}`;
  for (const [, quoted, bare] of text.matchAll(/;\s*filename\*?\s*=\s*(?:"([^"]*)"|([^\s;]+))/gi)) {
    const name = quoted ?? bare ?? '';
    const end = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
    const promised = TYPES[end];
    if (promised && KNOWN.has(mediaType) && !promised.includes(mediaType))
      return `The file is called ${name.slice(0, 80)} and is ${mediaType}`;
  }
  return undefined;
}
