/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Seats } from './seats';
import type { SubUser } from './sub-user';
import type { SubUserFailure } from './sub-user-failure';

/**
 * What became of each row, and the seats after it.
 */
export interface AddSubUsersAnswer {
  /** @maxItems 20 */
  invited: SubUser[];
  /** @maxItems 20 */
  failed: SubUserFailure[];
  seats: Seats;
}
