/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * From 1, without gaps.
 * @minimum 1
 * @maximum 1000000
 */
export type VersionNumber = number;
