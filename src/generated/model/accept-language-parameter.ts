/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.
 */
export type AcceptLanguageParameter = string;
