/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `individual` by default; `client` holds a plan with seats; `user` is a client's sub-user; `admin` operates the product.
 */
export type Role = typeof Role[keyof typeof Role];


export const Role = {
  individual: 'individual',
  client: 'client',
  user: 'user',
  admin: 'admin',
} as const;
