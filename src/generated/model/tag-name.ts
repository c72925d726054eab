/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A word or two in any script; upper and lower case are the same tag.
 * @minLength 1
 * @maxLength 40
 * @pattern ^\S(.*\S)?$
 */
export type TagName = string;
