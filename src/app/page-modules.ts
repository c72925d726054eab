import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { Screen } from '#core/screens.ts';
import { loadNamespaces } from '../i18n/i18n.ts';
import { lazyImport } from '../lib/lazy.ts';

/** What a page file exports. `loader` awaits what the page reads. */
export type PageModule = {
  Component: ComponentType;
  loader?: LoaderFunction;
  handle?: unknown;
};

const files: Readonly<Record<string, () => Promise<PageModule>>> = import.meta.glob<PageModule>([
  '../features/*/pages/*-page.tsx',
  './pages/*-page.tsx',
]);

/** `prompts/prompt-editor` for a page's file. */
export function pageOfFile(file: string): string {
  const feature = /^\.\.\/features\/([^/]+)\/pages\/(.+)-page\.tsx$/u.exec(file);
  if (feature) return `${feature[1]}/${feature[2]}`;
  return file.replace(/^\.\/pages\/(.+)-page\.tsx$/u, 'app/$1');
}

const loaders = new Map(Object.entries(files).map(([file, load]) => [pageOfFile(file), load]));

/** The pages that have a file. */
export const PAGE_FILES: ReadonlySet<string> = new Set(loaders.keys());

/** How a chunk is fetched: `lazyImport`, or plainly where the page was not asked for yet. */
export type Import = <T>(chunkId: string, load: () => Promise<T>) => Promise<T>;

/** Fetches a page's code and texts together. Rejects with a `ChunkLoadError`. */
export async function loadPage(
  { page, namespaces }: Screen,
  importChunk: Import = lazyImport,
): Promise<PageModule> {
  const load = loaders.get(page);
  if (!load) throw new Error(`There is no page ${page}`);
  const [module] = await Promise.all([importChunk(page, load), loadNamespaces(namespaces)]);
  return module;
}
