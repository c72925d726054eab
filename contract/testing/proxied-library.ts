import { join } from 'node:path';
import type { ProxyOptions } from '../proxy/proxy-server.ts';
import { bundleOf } from '../sources/bundle.ts';
import { loadContract } from '../sources/contract-files.ts';
import { startLibrary, type LibraryAnswer } from './library-server.ts';
import { closeAfterTest, proxyTo } from './proxied-servers.ts';

export const LIBRARY = bundleOf(
  await loadContract(join(import.meta.dirname, 'library-contract.json')),
);
export const BOOK = { title: 'Dune', pages: 412, borrower: null };
export const BOOK_PATH = '/books/9780441013593';

/** The proxy before the library, which answers as a plant says. */
export async function proxyBeforeLibrary(
  plant?: (answer: LibraryAnswer) => LibraryAnswer,
  options: Partial<ProxyOptions> = {},
) {
  const upstream = await startLibrary(plant);
  closeAfterTest(upstream.close);
  return proxyTo(upstream.url, { bundle: LIBRARY, ...options });
}
