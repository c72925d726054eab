import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { Direction } from './theme-types.ts';
import { vendorPrefixes } from './vendor-prefixes.ts';

/**
 * Emotion's cache for a reading direction. The keys differ, so that both sheets can live in
 * one page while the direction is switched. `nonce` is the Content-Security-Policy's.
 */
export function createDirectionCache(direction: Direction, nonce?: string): EmotionCache {
  const cache = createCache({
    key: direction === 'rtl' ? 'pwr' : 'pw',
    prepend: true,
    stylisPlugins: direction === 'rtl' ? [vendorPrefixes, rtlPlugin] : [vendorPrefixes],
    ...(nonce ? { nonce } : {}),
  });
  // The mirroring drops the comments by which MUI tells Emotion that `:first-child` is meant.
  cache.compat = true;
  return cache;
}
