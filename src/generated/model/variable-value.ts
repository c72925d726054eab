/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is put in a blank. Dates are `YYYY-MM-DD`; a checkbox is a boolean; a number may come as number or as text.
 */
export type VariableValue = string | number | boolean;
