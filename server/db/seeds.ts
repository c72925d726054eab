import type { Seed } from './seed.ts';

/** Every seed of the product, in the order in which they are sown. */
export const seeds: readonly Seed[] = [];
