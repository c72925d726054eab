/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Rows a page.
 */
export type PageSizeParameter = number;
