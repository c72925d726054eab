/** Beginning of a word, in a pattern. */
export const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
/** End of a word, in a pattern. */
export const AFTER = String.raw`(?![\p{L}\p{N}])`;
