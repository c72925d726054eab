/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * This server does not offer the operation yet.
 */
export type NotImplementedResponse = Problem;
