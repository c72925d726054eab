/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * Nothing of this name that the caller may see.
 */
export type NotFoundResponse = Problem;
