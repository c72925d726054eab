import type { Interval } from '#src/generated/api/endpoints.schemas.ts';

/** What the price page shows; the address holds it. No seats: those of the subscription. */
export type PlansQuery = { interval: Interval; seats: number | undefined };

const MOST_SEATS = 200;

/** Reads the address; what it does not know is left at its default. */
export function readPlansQuery(search: URLSearchParams): PlansQuery {
  const seats = Number(search.get('seats') || Number.NaN);
  return {
    interval: search.get('interval') === 'year' ? 'year' : 'month',
    seats: Number.isInteger(seats) && seats >= 0 && seats <= MOST_SEATS ? seats : undefined,
  };
}

/** The query as an address has it: the month leaves no trace. */
export function toPlansAddress({ interval, seats }: PlansQuery) {
  return {
    ...(interval === 'year' ? { interval } : {}),
    ...(seats === undefined ? {} : { seats }),
  };
}
