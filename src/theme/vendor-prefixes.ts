import type { StylisPlugin } from '@emotion/cache';

/**
 * Properties that a browser of the last three years knows by their prefixed name alone. Emotion's own
 * plugin prefixes for browsers that are long gone, which is a third of all style sheets.
 */
const PREFIXED = new Set([
  'user-select',
  'backdrop-filter',
  'box-decoration-break',
  'hyphens',
  'text-decoration',
  'text-size-adjust',
]);

/** Writes each of these properties a second time, by its name in Safari. */
export const vendorPrefixes: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return || typeof element.props !== 'string') return;
  if (PREFIXED.has(element.props)) element.return = `-webkit-${element.value}${element.value}`;
};
