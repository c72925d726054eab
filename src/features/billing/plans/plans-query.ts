import { MAX_SEATS } from '#core/limits.ts';
import { Interval } from '#src/generated/api/endpoints.schemas.ts';
import { count, listState, optionalChoice } from '#src/lib/list-state.ts';

/** What the price page shows. Nothing chosen: period and seats of the subscription. */
export type PlansQuery = { interval: Interval | undefined; seats: number | undefined };

/** The price page in the address. */
export const plansState = listState<PlansQuery>({
  interval: optionalChoice(Interval),
  seats: count(MAX_SEATS),
});
