import { storageKey } from './brand.ts';
import { tabStore, type StorageArea } from './storage.ts';

/** Script chunk time-out of the specification, §9. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Set by the build; tells whether the page was already reloaded for this very build. */
// oxlint-disable-next-line no-underscore-dangle -- Vite replaces the name; no variable has it.
declare const __BUILD_ID__: string;

/** A part of the program could not be fetched; the message is the specification's, §8. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunkId: string;

  constructor(chunkId: string, cause: unknown) {
    super(`Loading chunk ${chunkId} failed`, { cause });
    this.chunkId = chunkId;
  }
}

export type LazyOptions = {
  buildId: string;
  timeoutMs: number;
  store: StorageArea;
  isOnline: () => boolean;
  /** Reloads the document, at the address that was asked for. */
  reload: () => void;
};

/**
 * The one wrapper around every dynamic import: after 120 s, or when the file is gone, the page is
 * reloaded once per build (a deploy replaced the files); the second failure is a `ChunkLoadError`.
 * Offline there is nothing to reload, so it fails at once and the page stays.
 */
export function createLazyImport(options: LazyOptions) {
  const reloadedKey = storageKey('reloadedBuild');

  return async function lazyImport<T>(chunkId: string, load: () => Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('timeout')), options.timeoutMs);
    });
    try {
      return await Promise.race([load(), timeout]);
    } catch (cause) {
      const isFirst = options.store.get(reloadedKey) !== options.buildId;
      if (isFirst && options.isOnline() && isChunkFault(cause)) {
        options.store.set(reloadedKey, options.buildId);
        if (options.store.get(reloadedKey) === options.buildId) {
          options.reload();
          return await new Promise<never>(() => {});
        }
      }
      throw isChunkFault(cause) ? new ChunkLoadError(chunkId, cause) : cause;
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Browsers report a missing module as a TypeError with a text of their own, Vite a missing
 * stylesheet as 'Unable to preload CSS'; an error thrown by the module's own code is neither.
 */
function isChunkFault(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return (
    cause.message === 'timeout' ||
    /dynamically imported module|importing a module script|error loading|preload CSS|module script failed/iu.test(
      cause.message,
    )
  );
}

/** The build that this page was loaded from; 'dev' outside a build. */
export const BUILD_ID = typeof __BUILD_ID__ === 'string' ? __BUILD_ID__ : 'dev';

export const lazyImport = createLazyImport({
  buildId: BUILD_ID,
  timeoutMs: CHUNK_TIMEOUT_MS,
  store: tabStore,
  isOnline: () => typeof navigator === 'undefined' || navigator.onLine,
  reload: () => {
    const target = destination();
    if (target === undefined) window.location.reload();
    else window.location.assign(target);
  },
});

let destination = (): string | undefined => undefined;

/** The router says where a navigation leads: a click on a replaced screen leads there all the same. */
export function registerDestination(ask: () => string | undefined): void {
  destination = ask;
}
