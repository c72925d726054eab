import { types, type PGlite, type QueryOptions } from '@electric-sql/pglite';

const asText = (value: string) => value;

/** The types that Drizzle reads from text itself: times, spans, and arrays of these and of numerics. */
const TEXT_PARSERS: Readonly<Record<number, typeof asText>> = Object.fromEntries(
  [
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
    types.INTERVAL,
    types.DATE,
    1115,
    1182,
    1185,
    1187,
    1231,
  ].map((type) => [type, asText]),
);

/** Gives a client Drizzle's parsers for good, for `withoutParsers`. */
export function setTextParsers(client: Pick<PGlite, 'parsers'>): void {
  Object.assign(client.parsers, TEXT_PARSERS);
}

/**
 * Options without parsers that the client has already: PGlite copies its table of 320 for each statement that brings
 * some, which is half of a small statement's time.
 */
export function withoutParsers(options: QueryOptions | undefined): QueryOptions | undefined {
  if (!options?.parsers) return options;
  const { parsers, ...rest } = options;
  return Object.keys(parsers).every((type) => type in TEXT_PARSERS) ? rest : options;
}
