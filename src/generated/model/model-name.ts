/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A model's id; the server's default when absent in a request.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._:/@-]*$
 */
export type ModelName = string;
