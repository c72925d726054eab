/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * The body's media type is not one the operation takes.
 */
export type UnsupportedMediaTypeResponse = Problem;
