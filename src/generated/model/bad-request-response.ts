/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * What was sent cannot be read: malformed JSON, or nested too deep.
 */
export type BadRequestResponse = Problem;
