import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
const LEAST_BYTES = 1024;

/** Writes the missing `.br` and `.gz` of every text file above 1 kB. Returns how many. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const present = new Set(paths);
  const waiting = paths.filter(
    (path) => COMPRESSIBLE.test(path) && !(present.has(`${path}.br`) && present.has(`${path}.gz`)),
  );
  let count = 0;
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if ((await stat(path)).size <= LEAST_BYTES) continue;
      const source = await readFile(path);
      const [small, wide] = await Promise.all([
        brotli(source, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
          },
        }),
        zip(source, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, wide)]);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return count;
}
