/** The one place in the file (below `server/`) reads differently. */
export type Replacement = { file: string; find: string; replace: string };

/** An old fault that is put back, and the test of the socket suite that has to find it. */
export type Plant = {
  name: string;
  replacements: readonly Replacement[];
  /** The test file below `server/sockets/`, and a part of the test's name. */
  suite: string;
  test: string;
  /** Planted in every run; the others by `npm run prove`. */
  quick?: boolean;
};

export const PLANTS: readonly Plant[] = [
  {
    name: 'a model client that knows answers by a class that the HTTP adapter replaces',
    replacements: [
      {
        file: 'platform/server.ts',
        find: 'overrideGlobalObjects: false,',
        replace: 'overrideGlobalObjects: true,',
      },
      {
        file: 'adapters/model/http-client.ts',
        find: 'if (!(outcome instanceof ModelError)) return outcome;',
        replace: 'if (outcome instanceof Response) return outcome;',
      },
    ],
    suite: 'model.test.ts',
    test: 'answers a run',
    quick: true,
  },
  {
    name: 'events of the model without a bound',
    replacements: [
      {
        file: 'adapters/model/sse.ts',
        find: 'bound((size += line.length));',
        replace: 'size += line.length;',
      },
    ],
    suite: 'provider-faults.test.ts',
    test: 'endlessData',
  },
];
