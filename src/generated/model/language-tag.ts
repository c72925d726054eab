/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * BCP 47, language and at most one subtag.
 * @minLength 2
 * @maxLength 11
 * @pattern ^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$
 */
export type LanguageTag = string;
