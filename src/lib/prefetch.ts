type Prefetch = (path: string) => void;

let prefetcher: Prefetch | undefined;

/** The router, once created, says how a screen is loaded ahead. */
export function registerPrefetch(load: Prefetch): void {
  prefetcher = load;
}

/** A person is about to open `path`: its code and texts are fetched. Never throws. */
export function prefetch(path: string): void {
  prefetcher?.(path);
}
