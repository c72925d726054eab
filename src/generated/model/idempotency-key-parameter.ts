/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One key for one intention, made when the form opens. The same key and body answer the first result again.
 */
export type IdempotencyKeyParameter = string;
