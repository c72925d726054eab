/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * The body is over the operation's limit.
 */
export type PayloadTooLargeResponse = Problem;
