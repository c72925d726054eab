import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8',
};
const PIECE = 64 * 1024;

type Entry = { file: string; etag?: string; bytes: Map<string, Uint8Array>; encodings: string[] };

export type StaticFiles = {
  has(path: string): boolean;
  /** The file as a response, or nothing when there is none of that name. */
  serve(path: string, request: Request, headers?: Record<string, string>): Response | undefined;
};

/**
 * The files of a folder, listed once at the start: a name that is not on the list does not exist,
 * which leaves no room for traversal. Precompressed neighbours (.br, .gz) are sent to who takes them.
 * With `only`, no other file of the folder is served.
 */
export function staticFiles(root: string, only?: readonly string[]): StaticFiles {
  const build = buildOf(root);
  /** Whether the address changes with the content: by a hash in the name, or this build's id after it. */
  const isVersioned = (path: string, request: Request) =>
    path.startsWith('/assets/') ||
    (path.startsWith('/locales/') &&
      build !== undefined &&
      new URL(request.url).searchParams.get('v') === build);
  const entries = new Map<string, Entry>();
  if (existsSync(root)) {
    const names = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const all = new Set(names);
    for (const file of names) {
      if (/\.(br|gz)$/.test(file) && all.has(file.slice(0, -3))) continue;
      const encodings = ['br', 'gz'].filter((suffix) => all.has(`${file}.${suffix}`));
      const path = `/${relative(root, file).split(sep).join('/')}`;
      if (only && !only.includes(path.slice(1))) continue;
      entries.set(path, { file, bytes: new Map(), encodings });
    }
  }
  return {
    has: (path) => entries.has(path),
    serve(path, request, extra = {}) {
      const entry = entries.get(path);
      if (!entry) return undefined;
      const encoding = chooseEncoding(entry, request.headers.get('accept-encoding') ?? '');
      entry.etag ??= `"${createHash('sha256').update(read(entry, '')).digest('base64url').slice(0, 22)}"`;
      const etag = encoding ? `${entry.etag.slice(0, -1)}-${encoding}"` : entry.etag;
      const headers = new Headers({
        'Content-Type': TYPES[extname(entry.file)] ?? 'application/octet-stream',
        'Cache-Control': isVersioned(path, request)
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ETag: etag,
        Vary: 'Accept-Encoding',
        ...extra,
      });
      if (isKnown(request.headers.get('if-none-match'), etag))
        return new Response(null, { status: 304, headers });
      const bytes = read(entry, encoding);
      if (encoding) headers.set('Content-Encoding', encoding === 'gz' ? 'gzip' : encoding);
      headers.set('Content-Length', String(bytes.byteLength));
      return new Response(request.method === 'HEAD' ? null : pieces(bytes), { headers });
    },
  };
}

/** The id of the build in a folder, where there is one. */
function buildOf(root: string): string | undefined {
  const file = join(root, 'build.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { id?: string }).id;
}

/** The file as a stream of views: a response made of the bytes themselves would copy them. */
function pieces(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at < bytes.byteLength) controller.enqueue(bytes.subarray(at, (at += PIECE)));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

function read(entry: Entry, encoding: string): Uint8Array {
  let bytes = entry.bytes.get(encoding);
  if (!bytes) {
    bytes = readFileSync(encoding ? `${entry.file}.${encoding}` : entry.file);
    entry.bytes.set(encoding, bytes);
  }
  return bytes;
}

/** Whether the caller has this version: proxies that compress make tags weak, and a caller may name several. */
function isKnown(header: string | null, etag: string): boolean {
  const known = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

function chooseEncoding(entry: Entry, accept: string): string {
  const accepted = acceptedEncodings(accept);
  if (entry.encodings.includes('br') && accepted.has('br')) return 'br';
  if (entry.encodings.includes('gz') && accepted.has('gzip')) return 'gz';
  return '';
}

/** Codings of `Accept-Encoding`, but for those with `q=0`. Split, not matched: the header is anybody's. */
function acceptedEncodings(header: string): Set<string> {
  const accepted = new Set<string>();
  for (const entry of header.toLowerCase().split(',')) {
    const [coding = '', ...params] = entry.split(';').map((part) => part.trim());
    const quality = params.find((param) => param.startsWith('q='));
    if (quality === undefined || Number(quality.slice(2)) > 0) accepted.add(coding);
  }
  return accepted;
}
