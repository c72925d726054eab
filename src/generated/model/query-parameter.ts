/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Words to look for, in any language; every word must occur.
 */
export type QueryParameter = string;
