/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * The request crosses another one.
 */
export type ConflictResponse = Problem;
