/** A part of a `multipart/form-data` body. */
export type FormPart = {
  name: string;
  /** Content-Type of the part, where it has one. */
  type?: string;
  bytes: Buffer;
};

const LINE = '\r\n';

/** The parts of a `multipart/form-data` body (RFC 7578), or why it is none. */
export function partsOf(contentType: string, body: Uint8Array): FormPart[] | string {
  const boundary = parameterIn(contentType, 'boundary');
  if (boundary === undefined) return 'its media type names no boundary';
  const mark = Buffer.from(`${LINE}--${boundary}`);
  // The first boundary may be the very beginning, without a line before it.
  const bytes = Buffer.concat([Buffer.from(LINE), body]);
  const parts: FormPart[] = [];
  let at = bytes.indexOf(mark);
  if (at < 0) return 'its boundary does not occur in it';
  for (;;) {
    const begin = at + mark.length;
    if (bytes.subarray(begin, begin + 2).toString() === '--') return parts;
    const next = bytes.indexOf(mark, begin);
    if (next < 0) return 'its last boundary is missing';
    const part = partIn(bytes.subarray(begin, next));
    if (typeof part === 'string') return part;
    parts.push(part);
    at = next;
  }
}

function partIn(bytes: Buffer): FormPart | string {
  const end = bytes.indexOf(`${LINE}${LINE}`);
  if (end < 0) return 'the headers of a part have no end';
  const headers = new Map(
    bytes
      .subarray(0, end)
      .toString()
      .split(LINE)
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );
  const name = parameterIn(headers.get('content-disposition') ?? '', 'name');
  if (name === undefined) return 'a part has no name';
  const type = headers.get('content-type');
  return {
    name: unescaped(name),
    ...(type !== undefined && { type }),
    bytes: bytes.subarray(end + 2 * LINE.length),
  };
}

/** A parameter of a header, quoted or not. */
function parameterIn(header: string, wanted: string): string | undefined {
  for (const [, name = '', quoted, plain] of header.matchAll(
    /;[ \t]*([\w-]+\*?)=(?:"((?:[^"\\]|\\.)*)"|([^";\s]+))/g,
  ))
    if (name.toLowerCase() === wanted) return quoted?.replaceAll(/\\(.)/g, '$1') ?? plain;
  return undefined;
}

/** Browsers write quotes and line ends of a name in this way. */
const unescaped = (name: string): string =>
  name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
