/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `expired` is an invitation that nobody took up in 7 days; it holds no seat. The others do.
 */
export type SubUserStatus = typeof SubUserStatus[keyof typeof SubUserStatus];


export const SubUserStatus = {
  invited: 'invited',
  active: 'active',
  suspended: 'suspended',
  expired: 'expired',
} as const;
