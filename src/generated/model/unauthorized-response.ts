/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * No token, or one that is not valid any more.
 */
export type UnauthorizedResponse = Problem;
