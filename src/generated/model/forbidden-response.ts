/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * Signed in, but not allowed to do this.
 */
export type ForbiddenResponse = Problem;
