/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { Id } from './id';
import type { ModelName } from './model-name';
import type { RunFailure } from './run-failure';
import type { RunParameters } from './run-parameters';
import type { RunRating } from './run-rating';
import type { RunStatus } from './run-status';
import type { Timestamp } from './timestamp';
import type { VariableValues } from './variable-values';
import type { VersionNumber } from './version-number';

/**
 * One answer of a model to one filled prompt.
 */
export interface Run {
  id: Id;
  /** Absent when a draft was run. */
  promptId?: Id;
  promptVersion?: VersionNumber;
  values: VariableValues;
  /**
     * The prompt with its blanks filled; what the model got.
     * @maxLength 100000
     */
  rendered: string;
  model: ModelName;
  /** The built-in demo model answered; show it as such. */
  isDemo: boolean;
  parameters: RunParameters;
  /**
     * The answer; CommonMark with GFM.
     * @maxLength 65536
     */
  output: string;
  status: RunStatus;
  /** Only with `failed`. */
  failure?: RunFailure;
  inputTokens: Count;
  outputTokens: Count;
  /** From the request to the end. */
  latencyMs: Count;
  /** From the request to the first output. */
  firstTokenMs?: Count;
  /** The person's own. */
  rating?: RunRating;
  createdAt: Timestamp;
}
