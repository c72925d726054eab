/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Opaque, 256 random bits. The server keeps only its hash.
 * @minLength 20
 * @maxLength 100
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type AccessToken = string;
