/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * Needs a verified address.
 */
export type UnverifiedEmailResponse = Problem;
