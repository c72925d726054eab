/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A name of the IANA time zone database, as in `Asia/Beirut`.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_+/-]+$
 */
export type Timezone = string;
