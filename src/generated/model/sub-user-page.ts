/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { PageNumber } from './page-number';
import type { PageSize } from './page-size';
import type { SeatOffer } from './seat-offer';
import type { Seats } from './seats';
import type { SubUser } from './sub-user';

/**
 * A page of sub-users, and the seats.
 */
export interface SubUserPage {
  /** @maxItems 100 */
  items: SubUser[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
  seats: Seats;
  /** Only for whoever's plan has no seats. */
  offer?: SeatOffer;
}
