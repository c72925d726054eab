/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VariableValue } from './variable-value';

/**
 * Values by variable name. Names that the prompt does not know are ignored.
 */
export interface VariableValues {[key: string]: VariableValue}
