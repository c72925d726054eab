/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `duplicate`: stands twice in the request. `address_unavailable`: cannot join a team; it is not said why, so that nobody can find out who has an account.
 */
export type SubUserFailureCode = typeof SubUserFailureCode[keyof typeof SubUserFailureCode];


export const SubUserFailureCode = {
  duplicate: 'duplicate',
  own_address: 'own_address',
  already_invited: 'already_invited',
  already_member: 'already_member',
  address_unavailable: 'address_unavailable',
  seats_full: 'seats_full',
} as const;
