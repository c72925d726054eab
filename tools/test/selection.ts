/**
 * Which tests a command runs: `npm test` the quick ones, `npm run test:long` those marked as long, and
 * `npm run test:exhaustive` both. A test is marked by `{ tags: ['long'] }`, in the browser by `{ tag: '@long' }`.
 */
export type Selection = 'quick' | 'long' | 'all';

export const LONG = 'long';
/** The command that runs what `npm test` leaves out. */
export const LONG_COMMAND = 'npm run test:long';

export const vitestFilter = (selection: Selection): string[] =>
  selection === 'all' ? [] : [`--tags-filter=${selection === 'long' ? '' : '!'}${LONG}`];

export const playwrightFilter = (selection: Selection): string[] =>
  selection === 'all' ? [] : [selection === 'long' ? '--grep' : '--grep-invert', `@${LONG}`];

/** Whether a test with these tags is the other command's. */
export const isLeftOut = (selection: Selection, tags: readonly string[] = []): boolean =>
  selection !== 'all' && tags.includes(LONG) !== (selection === 'long');
