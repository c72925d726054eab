/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListTrashSort = typeof ListTrashSort[keyof typeof ListTrashSort];


export const ListTrashSort = {
  deletedAt: 'deletedAt',
  '-deletedAt': '-deletedAt',
  title: 'title',
  '-title': '-title',
} as const;
