import { fileNameOf } from '#core/http/file-name.ts';
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
