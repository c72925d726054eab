/** The one place in the file (seen from `server/`) reads differently. */
export type Replacement = { file: string; find: string; replace: string };

/** An old fault that is put back, and the test of the socket suite that has to find it. */
export type Plant = {
  name: string;
  replacements: readonly Replacement[];
  /** The test file below `server/sockets/`, and a part of the test's name. */
  suite: string;
  test: string;
  /** Planted in every run; the others by `npm run test:exhaustive`. */
  quick?: boolean;
};
