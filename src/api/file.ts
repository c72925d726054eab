import type { AxiosError } from 'axios';
import type { HttpConfig } from './http-types.ts';
import { send } from './http.ts';

export type ErrorType<E> = AxiosError<E>;
export type BodyType<B> = B;

/** A download: a `File` named by the server, with the answer's headers (names in small letters). */
export class DownloadedFile extends File {
  readonly headers: Readonly<Record<string, string>>;

  constructor(parts: BlobPart[], name: string, type: string, headers: Record<string, string>) {
    super(parts, name, { type });
    this.headers = headers;
  }

  /** The id under which a download that saves has saved the prompt. */
  get promptId(): string | undefined {
    return this.headers['x-prompt-id'];
  }
}

/** The mutator of calls that answer a file. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Orval writes the body's type here.
export async function file<_Body = Blob>(
  config: HttpConfig,
  options?: HttpConfig,
): Promise<DownloadedFile> {
  const response = await send<Blob>({ ...config, responseType: 'blob' }, options);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers))
    headers[name.toLowerCase()] = String(value);
  const name = fileNameOf(headers['content-disposition']) ?? 'download';
  const type = headers['content-type'] ?? response.data.type;
  return new DownloadedFile([response.data], name, type, headers);
}

/**
 * The file's name in a Content-Disposition, RFC 5987's `filename*` before the plain one. By hand, as
 * docs/decisions/0011-kept-by-hand.md says.
 */
export function fileNameOf(disposition: string | undefined): string | undefined {
  if (!disposition) return undefined;
  const extended = /filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/iu.exec(disposition);
  if (extended?.[1] && extended[2]) {
    const decoded = decodeExtended(extended[1], extended[2]);
    if (decoded) return safeName(decoded);
  }
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/iu.exec(disposition);
  if (quoted?.[1]) return safeName(quoted[1].replaceAll(/\\(.)/gu, '$1'));
  const plain = /filename\s*=\s*([^;\s"]+)/iu.exec(disposition);
  return plain?.[1] ? safeName(plain[1]) : undefined;
}

function decodeExtended(charset: string, value: string): string | undefined {
  try {
    if (/^utf-8$/iu.test(charset)) return decodeURIComponent(value);
    if (!/^iso-8859-1$/iu.test(charset)) return undefined;
    return value.replaceAll(/%([0-9a-f]{2})/giu, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  } catch {
    return undefined;
  }
}

/** No folders and no control characters, whatever the header says. */
function safeName(name: string): string | undefined {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  const clean = last.replaceAll(/\p{Cc}/gu, '').trim();
  return clean === '' || clean === '.' || clean === '..' ? undefined : clean;
}
