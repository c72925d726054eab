import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import type { Unread } from './copies.ts';

type Decompress = (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>;

const DECODERS: Readonly<Record<string, Decompress>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
};

/** A body that does not decompress by its Content-Encoding. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError';
}

/** A body without its compression; a reason where it is too large. @throws EncodingError */
export async function decoded(
  bytes: Buffer<ArrayBuffer>,
  encoding: string | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | Unread> {
  let body: Buffer = bytes;
  const names = (encoding ?? '').toLowerCase().split(',');
  for (const name of names.map((one) => one.trim()).toReversed()) {
    if (name === '' || name === 'identity' || body.length === 0) continue;
    const decompress = DECODERS[name];
    if (!decompress) throw new EncodingError(`The encoding ${name} is not known`);
    try {
      body = await decompress(body, { maxOutputLength: limit });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
        return 'it is larger than --limit';
      throw new EncodingError(`The body says ${name} and is not`, { cause });
    }
  }
  return body as Buffer<ArrayBuffer>;
}
