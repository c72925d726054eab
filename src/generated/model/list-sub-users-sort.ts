/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListSubUsersSort = typeof ListSubUsersSort[keyof typeof ListSubUsersSort];


export const ListSubUsersSort = {
  name: 'name',
  '-name': '-name',
  email: 'email',
  '-email': '-email',
  status: 'status',
  '-status': '-status',
  invitedAt: 'invitedAt',
  '-invitedAt': '-invitedAt',
  lastActiveAt: 'lastActiveAt',
  '-lastActiveAt': '-lastActiveAt',
  promptCount: 'promptCount',
  '-promptCount': '-promptCount',
} as const;
