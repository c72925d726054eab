import { Interval } from '#src/generated/api/endpoints.schemas.ts';
import { choice, count, listState } from '#src/lib/list-state.ts';

/** What the price page shows. No seats: those of the subscription. */
export type PlansQuery = { interval: Interval; seats: number | undefined };

const MAX_SEATS = 200;

/** The price page in the address. */
export const plansState = listState<PlansQuery>({
  interval: choice(Interval, 'month'),
  seats: count(MAX_SEATS),
});
