/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';
import type { ModelName } from './model-name';
import type { RunParameters } from './run-parameters';
import type { VariableValues } from './variable-values';
import type { VersionNumber } from './version-number';

/**
 * Runs a saved prompt.
 */
export interface ExecutePromptById {
  promptId: Id;
  /** The current one when absent. */
  version?: VersionNumber;
  values: VariableValues;
  parameters?: RunParameters;
  model?: ModelName;
}
