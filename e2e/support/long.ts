/** A proof that takes long by its nature: `npm run test:long` holds it (`tools/test/selection.ts`). */
export const LONG = { tag: '@long' };

/** Of many cases that show the same, `npm test` runs a few and `npm run test:long` the rest. */
export const longUnless = (isQuick: boolean) => (isQuick ? {} : LONG);
