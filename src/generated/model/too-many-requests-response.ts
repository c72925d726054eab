/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * Too many requests for now.
 */
export type TooManyRequestsResponse = Problem;
