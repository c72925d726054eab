/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One field at fault.
 */
export interface FieldProblem {
  /**
     * Path in the request, dots and indexes, as in `draft.variables.0.name`.
     * @maxLength 200
     */
  field: string;
  /**
     * Stable and for machines, one of the operation's `x-field-codes`.
     * @maxLength 64
     * @pattern ^[a-z][a-z0-9_]*$
     */
  code: string;
  /** @maxLength 500 */
  message: string;
}
