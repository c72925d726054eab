/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A part of the document; `metadata` is category, tags, author, version and date.
 */
export type DocumentSection = typeof DocumentSection[keyof typeof DocumentSection];


export const DocumentSection = {
  title: 'title',
  description: 'description',
  body: 'body',
  variables: 'variables',
  metadata: 'metadata',
} as const;
