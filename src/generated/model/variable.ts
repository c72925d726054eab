/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VariableName } from './variable-name';
import type { VariableType } from './variable-type';

/**
 * A blank in the body, written `{{name}}`; a backslash before it makes it plain text. A `select` has at least one option, and a default is one of them; other types have no options.
 */
export interface Variable {
  name: VariableName;
  /**
     * What the field is called; the name when absent.
     * @maxLength 120
     */
  label?: string;
  type: VariableType;
  /** Whether a run needs a value when there is no default. */
  required: boolean;
  /**
     * `true` or `false` for a checkbox.
     * @maxLength 2000
     */
  default?: string;
  /**
     * @minItems 1
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 200
     */
  options?: string[];
  /** @maxLength 300 */
  help?: string;
}
