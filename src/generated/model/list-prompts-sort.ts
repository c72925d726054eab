/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListPromptsSort = typeof ListPromptsSort[keyof typeof ListPromptsSort];


export const ListPromptsSort = {
  updatedAt: 'updatedAt',
  '-updatedAt': '-updatedAt',
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
  lastRunAt: 'lastRunAt',
  '-lastRunAt': '-lastRunAt',
  runCount: 'runCount',
  '-runCount': '-runCount',
  qualityScore: 'qualityScore',
  '-qualityScore': '-qualityScore',
  title: 'title',
  '-title': '-title',
} as const;
