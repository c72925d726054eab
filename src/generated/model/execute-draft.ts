/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Draft } from './draft';
import type { ModelName } from './model-name';
import type { RunParameters } from './run-parameters';
import type { VariableValues } from './variable-values';

/**
 * Runs a draft as it stands in the editor; the draft is not saved.
 */
export interface ExecuteDraft {
  draft: Draft;
  values: VariableValues;
  parameters?: RunParameters;
  model?: ModelName;
}
