/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A picture, mostly a path on this server.
 * @maxLength 500
 */
export type AvatarUrl = string;
