import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { OperationShape } from '../operations/operation.ts';
import type { Case, GoodRequest } from './cases.ts';

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
const headers = fc.constantFrom<readonly [string, string]>(
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
const place = fc.nat(10_000);
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

type Slot = { holder: Record<string, unknown> | unknown[]; key: string };

function slots(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...slots(holder[key])]);
}

function mutateBody(good: unknown, changes: Mutation['body']): unknown {
  const body = structuredClone(good);
  for (const { place: at, how, value } of changes) {
    const found = slots(body);
    const slot = found[at % found.length];
    if (!slot) continue;
    const holder = slot.holder as Record<string, unknown>;
    if (how === 'drop') Reflect.deleteProperty(holder, slot.key);
    else if (how === 'replace') holder[slot.key] = value;
    else if (how === 'add' && !Array.isArray(holder)) holder[`x${String(at)}`] = value;
    else if (Array.isArray(holder)) holder.push(...Array.from({ length: 60 }, () => holder[0]));
  }
  return body;
}

function mutateText(text: string, change: NonNullable<Mutation['text']>) {
  const bytes = new TextEncoder().encode(text);
  const at = change.at % Math.max(1, bytes.length);
  if (change.how === 'cut') return bytes.slice(0, at);
  if (change.how === 'pad') return new TextEncoder().encode(`${text}${' '.repeat(at)}]`);
  bytes[at] = (bytes[at] ?? 0) ^ 0x80;
  return bytes;
}

/** The changed request, as `send` takes it. */
export function mutated(
  operation: OperationShape,
  good: GoodRequest,
  mutation: Mutation,
  token: (caller: Caller) => string | undefined,
): { request: GoodRequest; change: Partial<Case> } {
  const { path: asked, body: wanted } = good;
  const templated = operation.path
    .split('/')
    .flatMap((part, at) => (part.startsWith('{') ? [at] : []));
  const parts = asked.split('/');
  const part = mutation.path && templated[mutation.path.place % templated.length];
  if (mutation.path && part !== undefined)
    parts[part] =
      encodeURIComponent(mutation.path.value.toWellFormed()).replaceAll('.', '%2e') || 'x';
  const names = Object.keys(operation.queryTypes);
  const query = new URLSearchParams(
    mutation.query.map(({ place: at, value }) => [names[at % names.length] ?? 'unknown', value]),
  ).toString();
  const text = wanted === undefined ? undefined : JSON.stringify(mutateBody(wanted, mutation.body));
  const body = text !== undefined && mutation.text ? mutateText(text, mutation.text) : text;
  const own = token(mutation.caller);
  return {
    request: {
      path: parts.join('/') + (query && `?${query}`),
      ...(operation.secured && own !== undefined && { token: own }),
      body: wanted,
      ...(good.headers && { headers: good.headers }),
    },
    change: {
      ...(body !== undefined && { body }),
      headers: {
        // A key of its own for each different request, where none is given.
        ...(operation.idempotent && {
          'idempotency-key': createHash('sha256').update(JSON.stringify(mutation)).digest('hex'),
        }),
        ...Object.fromEntries(mutation.headers),
      },
    },
  };
}
