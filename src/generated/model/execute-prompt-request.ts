/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExecuteDraft } from './execute-draft';
import type { ExecutePromptById } from './execute-prompt-by-id';

/**
 * A saved prompt by its id, or a draft; never both.
 */
export type ExecutePromptRequest = ExecutePromptById | ExecuteDraft;
