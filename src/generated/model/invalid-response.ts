/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * A value breaks the schema or a rule; `errors` names each field.
 */
export type InvalidResponse = Problem;
