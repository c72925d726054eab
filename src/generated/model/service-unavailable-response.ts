/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * The server, or something it needs, is busy or away for now.
 */
export type ServiceUnavailableResponse = Problem;
