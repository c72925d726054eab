/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What made the version.
 */
export type VersionCause = typeof VersionCause[keyof typeof VersionCause];


export const VersionCause = {
  manual: 'manual',
  generate: 'generate',
  improve: 'improve',
  restore: 'restore',
  import: 'import',
} as const;
