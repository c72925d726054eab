/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SubUserInvitation } from './sub-user-invitation';

/**
 * The people to invite, most wanted first.
 */
export interface AddSubUsersRequest {
  /**
     * @minItems 1
     * @maxItems 20
     */
  users: SubUserInvitation[];
}
