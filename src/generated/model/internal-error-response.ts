/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * Something went wrong on the server; nothing was changed.
 */
export type InternalErrorResponse = Problem;
