/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 8 to 128 characters of any script; often used passwords and the person's own name or address are refused.
 * @minLength 8
 * @maxLength 128
 */
export type Password = string;
