import fc from 'fast-check';

/** Whose token a request carries. */
export type Caller = 'own' | 'none' | 'foreign' | 'broken';

/** What is done to a good request; numbers choose among the places that there are. */
export type Mutation = {
  operation: number;
  caller: Caller;
  body: readonly { place: number; how: 'drop' | 'replace' | 'add' | 'repeat'; value: unknown }[];
  text: { how: 'cut' | 'flip' | 'pad'; at: number } | undefined;
  query: readonly { place: number; value: string }[];
  path: { place: number; value: string } | undefined;
  headers: readonly (readonly [string, string])[];
};

const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\u202e',
    '{{',
    '{{name}}',
    '__proto__',
    '<script>',
    "' or 1=1 --",
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer({ min: 100, max: 9_000 }).map((length) => 'ẞ'.repeat(length)),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(null, true, [], {}, -1, 0, 51, 1e308, Number.MAX_SAFE_INTEGER),
  fc.jsonValue({ maxDepth: 4 }),
);
const hostileWord = fc.oneof(
  fc.constantFrom('', '-1', '0', '1e9', 'NaN', '٣', '..', 'true', 'null', '2026-13-45'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uuid(),
);
export const headers = fc.constantFrom<readonly [string, string]>(
  ['accept', 'text/event-stream'],
  ['accept', 'application/json;q=0'],
  ['accept-language', 'ar-LB, fr;q=0.4'],
  ['accept-language', 'x'.repeat(300)],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=latin1'],
  ['content-encoding', 'br'],
  ['idempotency-key', 'short'],
  ['idempotency-key', 'the-same-key-every-time-0001'],
  ['idempotency-key', 'x'.repeat(200)],
  ['x-forwarded-for', '1.2.3.4, evil'],
  ['if-none-match', '*'],
  ['range', 'bytes=0-'],
);
export const place = fc.nat(10_000);
const often = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 1, nil: undefined });

export const mutations: fc.Arbitrary<Mutation> = fc.record({
  operation: place,
  caller: fc.oneof(
    { weight: 8, arbitrary: fc.constant<Caller>('own') },
    { weight: 2, arbitrary: fc.constantFrom<Caller>('none', 'foreign', 'broken') },
  ),
  body: fc.array(
    fc.record({
      place,
      how: fc.constantFrom('drop', 'replace', 'add', 'repeat'),
      value: hostileValue,
    }),
    { maxLength: 3 },
  ),
  text: fc.oneof(
    { weight: 9, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc.record({ how: fc.constantFrom('cut', 'flip', 'pad'), at: place }),
    },
  ),
  query: fc.array(fc.record({ place, value: hostileWord }), { maxLength: 3 }),
  path: often(fc.record({ place, value: hostileWord })),
  headers: fc.array(headers, { maxLength: 2 }),
});
