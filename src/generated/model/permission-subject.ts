/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A noun of the contract; `all` is every one.
 */
export type PermissionSubject = typeof PermissionSubject[keyof typeof PermissionSubject];


export const PermissionSubject = {
  all: 'all',
  auth: 'auth',
  account: 'account',
  dashboard: 'dashboard',
  prompts: 'prompts',
  billing: 'billing',
  team: 'team',
} as const;
